import { useEffect, useEffectEvent } from 'react'
import { isCalendarDate } from '../../../../core/calendar.js'
import { useRecord } from '../../../../data/useRecord.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import type { Remark } from '../../../../core/issue.js'
import type { FieldNote } from '../../../../form/store/formStore.js'
import { eventContract } from '../../event/contract.js'
import { closingRemark, openingRemark } from '../besideEvent.js'

/** Remarks at the days of a canteen that it opens before or after its event begins, or closes before or after the event ends. */
export function useEventDays(): void {
  const { store, params } = useForm()
  const { record: event } = useRecord(eventContract, Number(params?.eventoId))
  const from = useFormState(({ values }) => values.operatingFrom)
  const to = useFormState(({ values }) => values.operatingTo)
  const notes = {
    operatingFrom: event && isDay(from) ? noteOf(openingRemark(event, from), from) : undefined,
    operatingTo: event && isDay(to) ? noteOf(closingRemark(event, to), to) : undefined,
  }
  const key = JSON.stringify(notes)
  const tell = useEffectEvent(() => store.tell(notes))
  useEffect(() => tell(), [key])
}

const noteOf = (remark: Remark | undefined, value: string): FieldNote | undefined => remark && { value, remark }

/** A date that is still being typed says nothing. */
const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDate(value)
