import { textOf } from './text.js'

/** Whether `value` is valid for `{id}` in an address: `novo` or digits. */
export function isRouteId(value: unknown): boolean {
  return /^(?:novo|\d+)$/.test(textOf(value))
}
