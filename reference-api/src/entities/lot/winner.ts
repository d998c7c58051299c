/** What a homologation looks at in a winner. */
export interface Winner {
  readonly status: string
  readonly personType: string
  readonly size: string | null
}

type WinnerCode = 'supplierSuspended' | 'supplierForeign' | 'supplierSize'

const small = ['mei', 'me', 'epp']

/** Why a supplier cannot win a lot with this benefit, as rules of the lot and of its tender call it; nothing without a winner. */
export function winnerCodes({ status, personType, size }: Partial<Winner>, benefit: string): readonly WinnerCode[] {
  if (!status) return []
  const isForTheSmall = benefit === 'exclusiva' || benefit === 'cota-reservada'
  return [
    ...(status === 'suspenso' ? (['supplierSuspended'] as const) : []),
    ...(personType === 'estrangeiro' ? (['supplierForeign'] as const) : []),
    ...(isForTheSmall && !small.includes(size ?? '') ? (['supplierSize'] as const) : []),
  ]
}
