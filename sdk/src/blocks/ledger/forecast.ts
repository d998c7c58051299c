import { addDays, daysBetween } from '../../core/calendar.js'

/** How far the time of an ata or contract is, and its balance. */
export interface Forecast {
  /** Days since it began, today included. */
  readonly elapsed: number
  /** Days until it ends; below zero once it is over. */
  readonly left: number
  /** Of the whole time, from 0 to 100. */
  readonly timeShare: number
  /** The day on which the balance runs out at the pace so far, if that is before the end. */
  readonly runsOut: string | undefined
}

interface Period {
  readonly from: string
  readonly until: string
  readonly today: string
  /** Of the balance, from 0 to 100. */
  readonly usedShare: number
}

/** Where an ata or contract stands on a day. The pace is what was used since its first day. */
export function forecastOf({ from, until, today, usedShare }: Period): Forecast {
  const whole = daysBetween(from, until) + 1
  const elapsed = Math.min(Math.max(0, daysBetween(from, today) + 1), whole)
  const lasts = usedShare > 0 ? Math.floor((elapsed * 100) / usedShare) : Number.POSITIVE_INFINITY
  return {
    elapsed,
    left: daysBetween(today, until),
    timeShare: (100 * elapsed) / whole,
    runsOut: elapsed > 0 && lasts < whole ? addDays(from, lasts) : undefined,
  }
}
