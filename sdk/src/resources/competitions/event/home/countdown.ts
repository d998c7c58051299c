import type { PluralKey } from '../../../../locale/LocaleProvider.js'
import type { SportsEvent } from '../schema.js'

/** How far an event is from a day: a text and its number of days. */
export interface Countdown {
  readonly key: PluralKey
  readonly count: number
  /** Total days of an event that is running. */
  readonly total?: number
}

/** Days until the first day, the number of the current day, or days since the last one; `undefined` for a cancelled event. */
export function countdownOf(
  { startDate, endDate, status }: Pick<SportsEvent, 'startDate' | 'endDate' | 'status'>,
  today: string,
): Countdown | undefined {
  if (status === 'cancelado' || status === 'adiado') return undefined
  if (today < startDate) return { key: 'screens.event.startsIn', count: days(today, startDate) }
  if (today > endDate) return { key: 'screens.event.ended', count: days(endDate, today) }
  return { key: 'screens.event.running', count: days(startDate, today) + 1, total: days(startDate, endDate) + 1 }
}

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
