import type { Control } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { integerKind, type NumberOptions } from './integer.js'

/** A control for a year: a whole number without a thousands separator. */
export const year = (options: NumberOptions = {}): Control<number> => ({ kind: yearKind, options })

const yearKind: Kind = { ...integerKind, width: 6.5, format: (value) => value }
