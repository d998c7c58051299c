import { plainDigits, textOf } from './text.js'

const placeholders: Readonly<Record<string, RegExp>> = { '#': /[0-9]/, '@': /[A-Za-z]/, '*': /[0-9A-Za-z]/ }

/**
 * Formats typed text with a pattern: `#` takes a digit, `@` a letter, `*` either; other characters are literals.
 * Characters that do not fit are dropped; a literal appears only when something follows it. Masking twice changes nothing.
 */
export function mask(value: unknown, pattern: unknown): string {
  const typed = plainDigits(textOf(value))
  const shape = textOf(pattern)
  let output = ''
  let pending = ''
  let position = 0
  for (const part of shape) {
    const accepts = placeholders[part]
    if (!accepts) {
      if (typed[position] === part) position++
      pending += part
      continue
    }
    while (position < typed.length && !accepts.test(typed.charAt(position))) position++
    if (position >= typed.length) return output
    output += pending + typed.charAt(position++)
    pending = ''
  }
  return output === '' ? '' : output + pending
}
