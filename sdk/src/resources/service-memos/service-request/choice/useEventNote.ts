import { useEffect, useEffectEvent } from 'react'
import { isCalendarDate, today } from '../../../../core/calendar.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import type { SportsEvent } from '../../../competitions/event/schema.js'

/**
 * Warns at `eventId` of an event that has ended; otherwise remarks there that the days of the request go beyond those of the event. The notes
 * of the days themselves say what the event filled in.
 */
export function useEventNote(event: Pick<SportsEvent, 'id' | 'startDate' | 'endDate'> | undefined): void {
  const { store } = useForm()
  const eventId = useFormState(({ values }) => values.eventId)
  const startDate = useFormState(({ values }) => values.startDate)
  const endDate = useFormState(({ values }) => values.endDate)
  const chosen = event?.id === eventId ? event : undefined
  const { startDate: from = '', endDate: to = '' } = chosen ?? {}
  const isBeyond = (day: unknown) => typeof day === 'string' && isCalendarDate(day) && (day < from || day > to)
  const warning = chosen && to < today() ? { code: 'eventEnded', params: { value: to } } : undefined
  const remark = chosen && [startDate, endDate].some(isBeyond) ? { code: 'beyondEvent' } : undefined
  const key = JSON.stringify([eventId, warning, remark])
  const tell = useEffectEvent(() => store.tell({ eventId: (warning ?? remark) && { value: eventId, warning, remark } }))
  useEffect(() => tell(), [key])
}
