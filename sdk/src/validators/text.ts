/** What was typed, as text: numbers count as written, everything else is no text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : ''
}

/** Digits of full width and the signs among them as everybody else writes them: `１２／０３` → `12/03`. */
export function plainDigits(text: string): string {
  // The block repeats ASCII from "+" to ":" at this distance.
  return text.replace(/[\uFF0B-\uFF1A]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}

/** Without punctuation and spaces: letters and digits of any script remain, so that they can be refused. */
export function compact(value: unknown): string {
  return plainDigits(textOf(value)).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * The characters of {@link compact} as codes, where there are exactly `length` of them. Documents are judged by these: lists are checked by the
 * thousand, and taking a text apart by patterns costs nearly three times as much.
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

/** Whether a code is that of 0 to 9. */
export function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= 48 && code <= 57
}

function isAsciiLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

export function isAllSame(codes: readonly number[]): boolean {
  return codes.every((code) => code === codes[0])
}
