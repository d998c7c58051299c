import { formatDate } from '../../locale/formatDate.js'
import { isClosedOn, type OperatingPeriod, operatingDays } from './demand.js'

/** Days before an event on which its canteens may be open, because people arrive early; domain model B6.14. */
export const daysBefore = 2

/** Days after it, because people leave late. */
export const daysAfter = 1

/** The first and the last day of an event. */
export interface EventPeriod {
  readonly startDate: string
  readonly endDate: string
}

/** The days by which a canteen's period differs from its event's; both lists are empty where the two are the same. */
export interface DayDifference {
  /** Days of the event on which the canteen is closed. */
  readonly closed: readonly string[]
  /** Days beside the event on which the canteen is open. */
  readonly beside: readonly string[]
}

/** Compares a canteen's days with its event's. */
export function dayDifference({ startDate, endDate }: EventPeriod, canteen: OperatingPeriod): DayDifference {
  const event = { operatingFrom: startDate, operatingTo: endDate }
  return {
    closed: operatingDays(event).filter((day) => isClosedOn(day, canteen)),
    beside: operatingDays(canteen).filter((day) => isClosedOn(day, event)),
  }
}

/**
 * Days as text without a word of any language; those that follow each other are a range.
 *
 * @example
 * daysText(['2026-05-05', '2026-05-06', '2026-05-09']) // '05/05/2026 – 06/05/2026, 09/05/2026'
 */
export function daysText(days: readonly string[]): string {
  return dayRuns([...new Set(days)].toSorted())
    .map(([first, last]) => (first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`))
    .join(', ')
}

function dayRuns(days: readonly string[]): readonly (readonly [first: string, last: string])[] {
  return days.reduce<(readonly [string, string])[]>((runs, day) => {
    const last = runs.at(-1)
    const follows = last !== undefined && Date.parse(day) - Date.parse(last[1]) === 86_400_000
    return follows ? [...runs.slice(0, -1), [last[0], day]] : [...runs, [day, day]]
  }, [])
}
