import { plainDigits } from '../../validators/text.js'

/**
 * A time of day while it is typed: `9h` → `09:`, `930` → `09:30`, `19h30min` → `19:30`. Characters that do not fit are dropped. No hour begins
 * with a digit from 3, so minutes follow it.
 */
export function layTime(typed: string): string {
  const [, hours = '', sign = '', rest = ''] = /^\D*([3-9](?=\d)|\d{0,2})\s*([:h. ]?)(.*)$/is.exec(plainDigits(typed)) ?? []
  const minutes = rest.replace(/\D/g, '').slice(0, 2)
  if (hours === '' || (sign === '' && minutes === '')) return hours
  return `${hours.padStart(2, '0')}:${minutes}`
}
