import { mask } from './mask.js'
import { compact, textOf } from './text.js'

// Correios: the first range, of São Paulo, begins at 01000-000.
const known = /^(?!00)\d{8}$/

/** Whether `value` can be a CEP: 8 digits, from 01000-000 on. Punctuation is ignored. */
export function isCep(value: unknown): boolean {
  return known.test(parseCep(value))
}

/** The CEP without punctuation, as the API expects it. A text with a slash stays, because the digits of a day are no CEP. */
export function parseCep(value: unknown): string {
  const text = textOf(value)
  return text.includes('/') ? text.trim() : compact(text)
}

/** `80010000` → `80010-000`; an incomplete CEP is formatted as far as it goes. */
export function formatCep(value: unknown): string {
  return mask(value, '#####-###')
}
