import { today } from '../../reference-api/src/today.js'

/** `yyyy-mm-dd`, so many days from today as Paraná counts it, whatever the machine's clock says. */
export function inDays(days: number): string {
  return new Date(Date.parse(today(new Date())) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A day as a person types it: `31/12/2026`. */
export const typed = (day: string) => day.split('-').toReversed().join('/')
