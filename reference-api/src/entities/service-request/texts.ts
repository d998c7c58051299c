import { sumDecimals } from '@esporte-parana/sdk/contracts'

/** A calendar date as a report says it: `31/12/2026`, in every language. */
export const dayText = (day: string): string => day.split('-').toReversed().join('/')

/** A calendar date so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Whether one decimal string is less than another, to the last place. */
export function isLess(one: string, other: string): boolean {
  return sumDecimals([one, `-${other}`])?.startsWith('-') === true
}
