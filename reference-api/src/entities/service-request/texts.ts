import { sumDecimals } from '@esporte-parana/sdk/contracts'

/** A calendar date as messages say it: `31/12/2026`, in every language. */
export const dayText = (day: string): string => day.split('-').toReversed().join('/')

/** A decimal string as messages say it: `1.234,5`; with at least so many places. */
export function amountText(amount: string, places = 0): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const kept = fraction.replace(/0+$/, '').padEnd(places, '0')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return kept === '' ? grouped : `${grouped},${kept}`
}

/** A calendar date so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Whether one decimal string is less than another, to the last place. */
export function isLess(one: string, other: string): boolean {
  return sumDecimals([one, `-${other}`])?.startsWith('-') === true
}
