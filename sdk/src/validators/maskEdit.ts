/** A masked text and the position of its caret. */
export interface MaskedText {
  readonly text: string
  /** Position of the next typed character, in UTF-16 units, like an input's `selectionStart`. */
  readonly caret: number
}

/** How the text was edited. */
export interface MaskEditOptions {
  /** The characters that a person types; the mask adds the others. @default letters and digits */
  readonly typed?: RegExp
  /** Set after the Delete key: the caret then skips characters of the mask, so that it does not get stuck. @default false */
  readonly isForward?: boolean
}

/** The new content of a masked input after an edit: the text formatted again, with the caret after the same character as before. */
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
