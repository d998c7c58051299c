import { addDays, daysBetween } from '../../core/calendar.js'

/** Days in force from which a balance is forecast: the pace of a few days says nothing. */
export const leastForecastDays = 30

/** Used time of an ata or contract, and the forecast of its balance. */
export interface Forecast {
  /** Days since the start, including today. */
  readonly elapsed: number
  /** Days until the end; negative after it. */
  readonly left: number
  /** Share of the whole time, from 0 to 100. */
  readonly timeShare: number
  /** The day on which the balance ends at the current pace, if that is before the end; none in the first `leastForecastDays`. */
  readonly runsOut: string | undefined
  /** It is too early for a forecast. */
  readonly isEarly: boolean
}

interface Period {
  readonly from: string
  readonly until: string
  readonly today: string
  /** Used share of the balance, from 0 to 100. */
  readonly usedShare: number
}

/** Forecast of an ata or contract on a day. The pace is the use since its first day. */
export function forecastOf({ from, until, today, usedShare }: Period): Forecast {
  const whole = daysBetween(from, until) + 1
  const elapsed = Math.min(Math.max(0, daysBetween(from, today) + 1), whole)
  const lasts = usedShare > 0 ? Math.floor((elapsed * 100) / usedShare) : Number.POSITIVE_INFINITY
  return {
    elapsed,
    left: daysBetween(today, until),
    timeShare: (100 * elapsed) / whole,
    runsOut: elapsed >= leastForecastDays && lasts < whole ? addDays(from, lasts) : undefined,
    isEarly: elapsed < leastForecastDays,
  }
}
