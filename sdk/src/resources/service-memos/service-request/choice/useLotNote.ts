import { useEffect, useEffectEvent } from 'react'
import { today } from '../../../../core/calendar.js'
import type { Remark } from '../../../../core/resource.js'
import { useRecord } from '../../../../data/useRecord.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import { lotContract } from '../../lot/contract.js'
import type { Lot } from '../../lot/schema.js'
import { supplierContract } from '../../supplier/contract.js'
import type { Supplier } from '../../supplier/schema.js'

/** Warns at the lot's field of a suspended supplier, an expired certificate, or a lot of another region. */
export function useLotNote(): void {
  const { store } = useForm()
  const tenderId = useFormState(({ values }) => values.tenderId as number | null)
  const lotId = useFormState(({ values }) => values.lotId as number | null)
  const regionId = useFormState(({ values }) => values.regionId as number | null)
  const params = { licitacaoId: tenderId ?? 0 }
  const { record } = useRecord(lotContract, tenderId === null ? undefined : (lotId ?? undefined), params)
  const lot = record as unknown as Lot | undefined
  const { record: supplier } = useRecord(supplierContract, lot?.supplierId ?? undefined)
  const warning = lot?.id === lotId ? warningOf(lot, supplier, regionId) : undefined
  const key = JSON.stringify([lotId, warning])
  const tell = useEffectEvent(() => store.tell({ lotId: warning && { value: lotId, warning } }))
  useEffect(() => tell(), [key])
}

function warningOf(lot: Lot | undefined, supplier: Supplier | undefined, regionId: number | null): Remark | undefined {
  const { status, certificatesValidUntil: until = null } = supplier ?? {}
  if (status === 'suspenso') return { code: 'serviceRequest.lotSuspended' }
  if (until !== null && until < today()) return { code: 'serviceRequest.lotCertificate', params: { value: until } }
  // Regions that the session may not read are left out of the record.
  const regions = (lot as Partial<Lot> | undefined)?.regions ?? []
  if (regionId === null || regions.length === 0 || regions.some(({ id }) => id === regionId)) return undefined
  return { code: 'serviceRequest.lotRegion', params: { regions: regions.map(({ label }) => label).join(', ') } }
}
