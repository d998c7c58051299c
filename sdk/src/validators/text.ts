/** The value as text: a whole number from 0 becomes its digits, other values become an empty text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : ''
}

/** Full-width digits and signs as ordinary ones, also a typographic minus or dash in front: `１２／０３` → `12/03`, `−3,5` → `-3,5`. */
export function plainDigits(text: string): string {
  // The full-width block repeats ASCII from "+" to ":" at this distance.
  return text
    .replace(/[\uFF0B-\uFF1A]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/^(\s*)[\u2212\u2013](?=[\d,]|$)/, '$1-')
}

/** The text without punctuation and spaces. Letters and digits of other scripts stay, so that validators can refuse them. */
export function compact(value: unknown): string {
  return plainDigits(textOf(value)).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * The character codes of {@link compact}, when there are exactly `length` of them. Document validators use codes because imports check
 * thousands of rows, and patterns cost nearly three times as much.
 */
export function codesOf(value: unknown, length: number): readonly number[] | undefined {
  const text = textOf(value)
  const codes: number[] = []
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 127) return codesBeyondAscii(text, length)
    if (!isDigit(code) && !isAsciiLetter(code)) continue
    if (codes.length === length) return undefined
    codes.push(code)
  }
  return codes.length === length ? codes : undefined
}

function codesBeyondAscii(text: string, length: number): readonly number[] | undefined {
  const plain = compact(text)
  return plain.length === length ? Array.from({ length }, (_, index) => plain.charCodeAt(index)) : undefined
}

/** Whether a character code is a digit 0 to 9. */
export function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= 48 && code <= 57
}

function isAsciiLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

export function isAllSame(codes: readonly number[]): boolean {
  return codes.every((code) => code === codes[0])
}
