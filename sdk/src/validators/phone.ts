import { mask } from './mask.js'
import { plainDigits, textOf } from './text.js'

// Anatel: area codes have no zero; landlines start with 2 to 6, mobiles with 9 and have nine digits.
const national = /^[1-9][1-9](?:[2-6]\d{7}|9\d{8})$/
// Numbers without area code: 0300, 0500, 0800, 0900 and the 300N/400N series.
const service = /^(?:0[3589]00\d{6,7}|[34]00\d{5})$/
// Brazil's own code without its plus sign, or the trunk zero, with the two digits of a carrier or without; all are longer than any national number.
const prefixed = /^(?:55|0(?:\d\d)?)(?=[1-9][1-9](?:[2-6]\d{7}|9\d{8})$)/
// Old papers leave the carrier open: `0xx41`, `0**41`.
const openCarrier = /^(\(? ?0) ?(?:xx|\*\*|__|\.\.)/i
// In parentheses two zeros stand for an area code that is not known; bare, they begin a foreign number.
const noArea = /^\s*\(\s*00/
// E.164: country code and number, 15 digits at most.
const foreign = /^\+(?!55)[1-9]\d{6,14}$/

/** Whether `value` is a phone number: Brazilian with area code, a service number (0800, 4003), or foreign with `+`. Punctuation is ignored. */
export function isPhone(value: unknown): boolean {
  const phone = parsePhone(value)
  return national.test(phone) || service.test(phone) || foreign.test(phone)
}

/** Whether `value` is a Brazilian number without its area code: `99464-1177`. */
export function lacksAreaCode(value: unknown): boolean {
  const phone = parsePhone(value)
  return /^(?:9\d{8}|[2-5]\d{7})$/.test(phone) && !service.test(phone)
}

/** The phone number as the API expects it: digits only, with `+` for a foreign number. Removes Brazil's own `55` and the trunk zero with its carrier. */
export function parsePhone(value: unknown): string {
  const written = plainDigits(textOf(value)).trim().replace(openCarrier, '$1')
  // A plus sign (or two zeros instead of it) has a meaning only at the very start.
  const text = written.replace(/[^\p{L}\p{N}+]/gu, '').replace(/(?!^)\+/g, '')
  if (noArea.test(written)) return text.slice(2)
  const number = text.replace(/^00(?=\d)/, '+').replace(/^\+55/, '')
  return /^0[1-9][1-9]\d{8,9}$/.test(number) ? number.slice(1) : number.replace(prefixed, '')
}

/** `41999990000` → `(41) 99999-0000`; service and foreign numbers keep their own format, and an incomplete number is formatted as far as it goes. */
export function formatPhone(value: unknown): string {
  const phone = parsePhone(plainDigits(textOf(value)).replace(/[^\d+(]/g, ''))
  return phone.startsWith('+') ? phone.slice(0, 16) : mask(phone, patternOf(phone))
}

function patternOf(digits: string): string {
  if (digits.startsWith('0')) return '#### ### ####'
  if (/^[34]00/.test(digits) && digits.length <= 8) return '####-####'
  return digits.length > 10 ? '(##) #####-####' : '(##) ####-####'
}
