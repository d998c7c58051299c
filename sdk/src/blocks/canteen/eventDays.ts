import { type OperatingPeriod, operatingDays } from './demand.js'

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
  const { operatingFrom, operatingTo } = canteen
  const eventDays = operatingDays({ operatingFrom: startDate, operatingTo: endDate })
  return {
    closed: eventDays.filter((day) => day < operatingFrom || day > operatingTo),
    beside: operatingDays(canteen).filter((day) => day < startDate || day > endDate),
  }
}

/** Consecutive days as first and last: 5, 6, 7 and 9 are 5 to 7, and 9. */
export function dayRuns(days: readonly string[]): readonly (readonly [first: string, last: string])[] {
  return days.reduce<(readonly [string, string])[]>((runs, day) => {
    const last = runs.at(-1)
    const follows = last !== undefined && Date.parse(day) - Date.parse(last[1]) === 86_400_000
    return follows ? [...runs.slice(0, -1), [last[0], day]] : [...runs, [day, day]]
  }, [])
}
