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

export function isAllSame(text: string): boolean {
  return text.length > 0 && text === text.charAt(0).repeat(text.length)
}
