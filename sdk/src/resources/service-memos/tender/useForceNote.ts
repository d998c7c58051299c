import { useEffect, useEffectEvent } from 'react'
import { runsOn, today } from '../../../core/calendar.js'
import { useForm, useFormState } from '../../../form/store/FormContext.js'
import type { Tender } from './schema.js'

/** Remarks at the first day of a homologated tender that saving it brings the tender into force, which locks its days. */
export function useForceNote({ status, isSrp, validFrom }: Tender): void {
  const { store } = useForm()
  const [startKey, endKey] = isSrp ? (['ataStart', 'ataEnd'] as const) : (['contractStart', 'contractEnd'] as const)
  const start = useFormState(({ values }) => values[startKey] as string | null)
  const end = useFormState(({ values }) => values[endKey] as string | null)
  const isNext = status === 'homologada' && start !== null && start !== validFrom && runsOn(today(), start, end ?? '')
  const tell = useEffectEvent(() => store.tell({ [startKey]: isNext ? { value: start, remark: { code: 'tender.intoForce' } } : undefined }))
  useEffect(() => tell(), [startKey, start, isNext])
}
