import { mask } from './mask.js'
import { compact } from './text.js'

/** Whether `value` is an e-Protocolo number with its check digit right: `17.691.499-8`. Punctuation is ignored. */
export function isProtocol(value: unknown): boolean {
  const digits = compact(value)
  return /^\d{9}$/.test(digits) && checkDigit(digits) === digits[8]
}

/** The number as it travels: without punctuation. */
export function parseProtocol(value: unknown): string {
  return compact(value)
}

/** `176914998` → `17.691.499-8`; what is not complete yet as far as it goes. */
export function formatProtocol(value: unknown): string {
  return mask(value, '##.###.###-#')
}

// Fits 13 of 13 numbers in public acts of Paraná; nobody publishes the rule, so a wrong digit is worth a warning, not a refusal.
function checkDigit(digits: string): string {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const rest = 11 - (sum % 11)
  return String(rest > 9 ? 0 : rest)
}
