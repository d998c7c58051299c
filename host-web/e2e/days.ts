import { today } from '../../reference-api/src/core/today.js'

/** The date `days` days from today in Paraná as `yyyy-mm-dd`, independent of the machine's time zone. */
export function inDays(days: number): string {
  return new Date(Date.parse(today(new Date())) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A date as people type it: `31/12/2026`. */
export const typed = (day: string) => day.split('-').toReversed().join('/')
