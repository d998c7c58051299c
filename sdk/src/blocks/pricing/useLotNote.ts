import { useEffect, useEffectEvent } from 'react'
import { today } from '../../core/calendar.js'
import type { AnyContract } from '../../core/contract.js'
import type { Link } from '../../core/record.js'
import type { Remark } from '../../core/issue.js'
import { useChoices } from '../../data/useChoices.js'
import { useRecord } from '../../data/useRecord.js'
import { useForm, useFormState } from '../../form/store/FormContext.js'

interface LotNoteOptions {
  /** The contracts of lots and of suppliers. */
  readonly lots: AnyContract
  readonly suppliers: AnyContract
  /** Filters of the lots that serve the place of this record. */
  readonly serving: Readonly<Record<string, number | undefined>>
}

/** What is read of a lot and of its supplier. */
interface ReadLot {
  readonly id: number
  readonly supplierId: number | null
  /** Left out for sessions that may not read regions. */
  readonly regions?: readonly Link[]
}
interface ReadSupplier {
  readonly status: string
  readonly certificatesValidUntil: string | null
}

/**
 * Warns at `lotId` of a suspended supplier, an expired certificate, or a lot of another region: the rules `lotSuspended`, `lotCertificate`
 * and `lotRegion` of the entity.
 */
export function useLotNote({ lots, suppliers, serving }: LotNoteOptions): void {
  const { store } = useForm()
  const tenderId = useFormState(({ values }) => values.tenderId as number | null)
  const lotId = useFormState(({ values }) => values.lotId as number | null)
  const params = { licitacaoId: tenderId ?? 0 }
  const { record } = useRecord(lots, tenderId === null ? undefined : (lotId ?? undefined), params)
  const found = record as unknown as ReadLot | undefined
  const lot = found?.id === lotId ? found : undefined
  const { record: supplier } = useRecord(suppliers, lot?.supplierId ?? undefined)
  const isPlaced = Object.values(serving).some((value) => value !== undefined)
  const isAsked = isPlaced && (lot?.regions ?? []).length > 0
  const { choices, isLoading, error } = useChoices(lots, {
    search: `#${lotId ?? 0}`,
    filter: serving,
    params,
    isAny: true,
    isEnabled: isAsked,
  })
  const isElsewhere = isAsked && !isLoading && !error && choices.length === 0
  const warning = lot && warningOf(supplier as unknown as ReadSupplier | undefined, isElsewhere ? lot.regions : undefined)
  const key = JSON.stringify([lotId, warning])
  const tell = useEffectEvent(() => store.tell({ lotId: warning && { value: lotId, warning } }))
  useEffect(() => tell(), [key])
}

function warningOf(supplier: ReadSupplier | undefined, elsewhere: readonly Link[] | undefined): Remark | undefined {
  const { status, certificatesValidUntil: until = null } = supplier ?? {}
  if (status === 'suspenso') return { code: 'lotSuspended' }
  if (until !== null && until < today()) return { code: 'lotCertificate', params: { value: until } }
  return elsewhere && { code: 'lotRegion', params: { regions: elsewhere.map(({ label }) => label).join(', ') } }
}
