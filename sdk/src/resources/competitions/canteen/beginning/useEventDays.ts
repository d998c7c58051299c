import { useEffect, useEffectEvent } from 'react'
import { isCalendarDate } from '../../../../core/calendar.js'
import { useRecord } from '../../../../data/useRecord.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import { eventContract } from '../../event/contract.js'

/** Remarks at the days of a canteen that it opens before its event begins, or closes after the event ends. */
export function useEventDays(): void {
  const { store, params } = useForm()
  const { record: event } = useRecord(eventContract, Number(params?.eventoId))
  const from = useFormState(({ values }) => values.operatingFrom)
  const to = useFormState(({ values }) => values.operatingTo)
  const isEarly = isDay(from) && event !== undefined && from < event.startDate
  const isLate = isDay(to) && event !== undefined && to > event.endDate
  const key = JSON.stringify([from, isEarly, to, isLate])
  const tell = useEffectEvent(() =>
    store.tell({
      ...(isEarly && { operatingFrom: { value: from, remark: { code: 'beforeEvent', params: { value: event.startDate } } } }),
      ...(isLate && { operatingTo: { value: to, remark: { code: 'afterEvent', params: { value: event.endDate } } } }),
    }),
  )
  useEffect(() => tell(), [key])
}

/** A date that is still being typed says nothing. */
const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDate(value)
