import { plainDigits } from '../../validators/text.js'

/**
 * A time of day while it is typed: `9h` → `09:`, `930` → `09:30`, `19h30min` → `19:30`, `7:30 pm` → `19:30`. Characters that do not fit are dropped. No hour begins
 * with a digit from 3, so minutes follow it.
 */
export function layTime(typed: string): string {
  const [, hours = '', sign = '', rest = ''] = /^\D*([3-9](?=\d)|\d{0,2})\s*([:h. ]?)(.*)$/is.exec(plainDigits(typed)) ?? []
  const minutes = rest.replace(/\D/g, '').slice(0, 2)
  const half = /([ap])\.?\s?m?\.?\s*$/i.exec(rest)?.[1]?.toLowerCase()
  if (hours === '' || (sign === '' && minutes === '' && half === undefined)) return hours
  return `${inWholeDay(hours, half).padStart(2, '0')}:${minutes}`
}

/** The hour on a clock of 24 hours: 7 with `p` is 19, 12 with `a` is 0. */
function inWholeDay(hours: string, half: string | undefined): string {
  if (half === 'p' && Number(hours) < 12) return String(Number(hours) + 12)
  return half === 'a' && Number(hours) === 12 ? '0' : hours
}
