import { mask } from './mask.js'
import { codesOf, compact, isAllSame, isDigit, textOf } from './text.js'

/** Which CNPJ formats are valid. */
export interface CnpjOptions {
  /** `numeric` refuses CNPJs with letters, which exist since July 2026. @default 'any' */
  readonly format?: 'any' | 'numeric' | undefined
}

/**
 * Whether `value` is a CNPJ: 14 positions, not all the same, both check digits right. Punctuation and case are ignored.
 * The first twelve positions may hold letters. @see IN RFB 2.229/2024
 */
export function isCnpj(value: unknown, options?: CnpjOptions): boolean {
  const codes = codesOf(value, 14)?.map(raised)
  if (!codes?.every(options?.format === 'numeric' ? isDigit : isPosition) || isAllSame(codes)) return false
  return checkDigit(codes, 12) === codes[12] && checkDigit(codes, 13) === codes[13]
}

/** The CNPJ as the API expects it: upper case, without punctuation. Does not check the digits. */
export function parseCnpj(value: unknown): string {
  return upperCase(compact(value))
}

/** `12ABC34501DE35` → `12.ABC.345/01DE-35`; an incomplete CNPJ is formatted as far as it goes. */
export function formatCnpj(value: unknown): string {
  return mask(upperCase(textOf(value)), '**.***.***/****-##')
}

/** Checks the first twelve positions; the last two are compared with the check digits. */
function isPosition(code: number): boolean {
  return isDigit(code) || (code >= 65 && code <= 90)
}

function raised(code: number): number {
  return code >= 97 && code <= 122 ? code - 32 : code
}

// Only a to z: other letters may turn into these in upper case ("ß" into "SS"), and no CNPJ has them.
function upperCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

// The weights 2 to 9 repeat from the right; a letter counts as its ASCII code minus 48 (IN RFB 2.229/2024).
function checkDigit(codes: readonly number[], length: number): number {
  let sum = 0
  for (let index = 0; index < length; index++) sum += ((codes[index] ?? 0) - 48) * (((length - 1 - index) % 8) + 2)
  const rest = sum % 11
  return 48 + (rest < 2 ? 0 : 11 - rest)
}
