import type { AnyControl } from '../core/control.js'

/** Columns of the 12 that a field takes on a wide screen: its width hints at the length of what goes into it. */
export function spanOf({ kind, options }: AnyControl): number {
  return options.span ?? kind.span
}
