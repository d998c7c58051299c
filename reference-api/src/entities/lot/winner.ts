/** What a homologation looks at in a winner. */
export interface Winner {
  readonly status: string
  readonly personType: string
  readonly size: string | null
}

const small = ['mei', 'me', 'epp']

/** Why a supplier cannot win a lot with this benefit, as rules of the lot and of its tender call it; nothing without a winner. */
export function winnerCodes({ status, personType, size }: Partial<Winner>, benefit: string): readonly string[] {
  if (!status) return []
  const isForTheSmall = benefit === 'exclusiva' || benefit === 'cota-reservada'
  return [
    ...(status === 'suspenso' ? ['supplierSuspended'] : []),
    ...(personType === 'estrangeiro' ? ['supplierForeign'] : []),
    ...(isForTheSmall && !small.includes(size ?? '') ? ['supplierSize'] : []),
  ]
}
