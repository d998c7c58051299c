/** A text under its mask, with its caret. */
export interface MaskedText {
  readonly text: string
  /** Where the next typed character goes, in UTF-16 units as an input's `selectionStart`. */
  readonly caret: number
}

/** What was typed, and where. */
export interface MaskEditOptions {
  /** Characters that people type, against those that the mask adds. @default letters and digits */
  readonly typed?: RegExp
  /** After the Delete key: the caret steps over what the mask adds, else it would stand still there forever. @default false */
  readonly isForward?: boolean
}

/** What a masked input shows after an edit: the text laid out anew by `format`, the caret behind the character it stood behind. */
export function maskEdit(raw: MaskedText, format: (text: string) => string, options: MaskEditOptions = {}): MaskedText {
  const { typed = /[0-9A-Za-z]/, isForward = false } = options
  const text = format(raw.text)
  if (raw.caret >= raw.text.length) return { text, caret: text.length }
  let left = countTyped(format(raw.text.slice(0, raw.caret)), typed)
  let caret = 0
  while (caret < text.length && left > 0) if (typed.test(text.charAt(caret++))) left--
  if (isForward) while (caret < text.length && !typed.test(text.charAt(caret))) caret++
  return { text, caret }
}

function countTyped(text: string, typed: RegExp): number {
  let count = 0
  for (const character of text) if (typed.test(character)) count++
  return count
}
