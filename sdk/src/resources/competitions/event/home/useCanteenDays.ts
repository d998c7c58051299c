import { useEffect, useEffectEvent } from 'react'
import { isClosedOn } from '../../../../blocks/canteen/demand.js'
import { isCalendarDate } from '../../../../core/calendar.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import type { FieldNote } from '../../../../form/store/formStore.js'
import { formatDate } from '../../../../locale/formatDate.js'
import type { SportsEvent } from '../schema.js'

type Canteens = SportsEvent['canteens']

/**
 * Names canteens beside the event's first and last day: all that open or close on another day as a warning while the day is being moved,
 * otherwise those that are closed on it as a remark.
 */
export function useCanteenDays({ canteens, ...stored }: SportsEvent): void {
  const { store } = useForm()
  const startDate = useFormState(({ values }) => values.startDate)
  const endDate = useFormState(({ values }) => values.endDate)
  const noteOf = (key: 'startDate' | 'endDate', value: unknown): FieldNote | undefined => {
    const [code, days] = key === 'startDate' ? (['canteensFrom', 'operatingFrom'] as const) : (['canteensTo', 'operatingTo'] as const)
    if (!isDay(value)) return undefined
    const isStored = value === stored[key]
    const others = canteens.filter((canteen) => (isStored ? isClosedOn(value, canteen) : canteen[days] !== value))
    if (others.length === 0) return undefined
    const said = { code, params: { canteens: named(others, days) } }
    return { value, ...(isStored ? { remark: said } : { warning: said }) }
  }
  const notes = { startDate: noteOf('startDate', startDate), endDate: noteOf('endDate', endDate) }
  const key = JSON.stringify(notes)
  const tell = useEffectEvent(() => store.tell(notes))
  useEffect(() => tell(), [key])
}

const named = (canteens: Canteens, days: 'operatingFrom' | 'operatingTo') =>
  canteens.map((canteen) => `${canteen.label} (${formatDate(canteen[days])})`).join('; ')

/** A date that is still being typed says nothing. */
const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDate(value)
