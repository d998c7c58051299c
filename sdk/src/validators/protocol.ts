import { mask } from './mask.js'
import { compact } from './text.js'

/** Whether `value` is an e-Protocolo number with a correct check digit: `17.691.499-8`. Punctuation is ignored. */
export function isProtocol(value: unknown): boolean {
  const digits = compact(value)
  return /^\d{9}$/.test(digits) && checkDigit(digits) === digits[8]
}

/** The protocol number without punctuation, as the API expects it. */
export function parseProtocol(value: unknown): string {
  return compact(value)
}

/** `176914998` → `17.691.499-8`; an incomplete number is formatted as far as it goes. */
export function formatProtocol(value: unknown): string {
  return mask(value, '##.###.###-#')
}

// The rule is not published; it matches 13 of 13 numbers in public acts of Paraná. So a wrong digit gives a warning, not an error.
function checkDigit(digits: string): string {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const rest = 11 - (sum % 11)
  return String(rest > 9 ? 0 : rest)
}
