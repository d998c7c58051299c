import { mask } from './mask.js'
import { codesOf, compact, isAllSame, isDigit, plainDigits, textOf } from './text.js'

/** Whether `value` is a CPF: 11 digits, not all the same, both check digits right. Punctuation is ignored. */
export function isCpf(value: unknown): boolean {
  const codes = codesOf(value, 11)
  if (!codes?.every(isDigit) || isAllSame(codes)) return false
  return checkDigit(codes, 9) === codes[9] && checkDigit(codes, 10) === codes[10]
}

/** The CPF without punctuation, as the API expects it. Does not check the digits. */
export function parseCpf(value: unknown): string {
  return compact(value)
}

/** `12345678909` → `123.456.789-09`; an incomplete CPF is formatted as far as it goes. */
export function formatCpf(value: unknown): string {
  return mask(value, '###.###.###-##')
}

/** `12345678909` → `***.456.789-**`, as the federal control bodies publish it. Never shows more than these digits, for any input. */
export function maskedCpf(value: unknown): string {
  const middle = /^(?:\d{3}|\*{3})(\d{3})(\d{3})(?:\d{2}|\*{2})$/.exec(plainDigits(textOf(value)).replace(/[^\d*]/g, ''))
  if (middle) return `***.${middle[1]}.${middle[2]}-**`
  return textOf(value) === '' ? '' : '***.***.***-**'
}

// The weights go down to 2 at the last digit; remainders 0 and 1 give 0 (Receita Federal).
function checkDigit(codes: readonly number[], length: number): number {
  let sum = 0
  for (let index = 0; index < length; index++) sum += ((codes[index] ?? 0) - 48) * (length + 1 - index)
  const rest = sum % 11
  return 48 + (rest < 2 ? 0 : 11 - rest)
}
