import { mask } from './mask.js'
import { compact } from './text.js'

/** Whether `value` is a CEP: 8 digits. Punctuation is ignored. */
export function isCep(value: unknown): boolean {
  return /^\d{8}$/.test(compact(value))
}

/** The CEP without punctuation, as the API expects it. */
export function parseCep(value: unknown): string {
  return compact(value)
}

/** `80010000` → `80010-000`; an incomplete CEP is formatted as far as it goes. */
export function formatCep(value: unknown): string {
  return mask(value, '#####-###')
}
