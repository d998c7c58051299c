import type { AnyControl } from '../core/control.js'

/** Width of a field on a wide screen, in columns of 12; it suggests the length of the content. */
export function spanOf({ kind, options }: AnyControl): number {
  return options.span ?? kind.span
}
