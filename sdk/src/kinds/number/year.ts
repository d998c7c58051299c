import type { Declare } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { integerKind, type NumberOptions } from './integer.js'

/** A control for a year: a whole number without a thousands separator. */
export const year: Declare<number, NumberOptions> = (options: NumberOptions = {}) => ({ kind: yearKind, options })

const yearKind: Kind = { ...integerKind, schema: 'year', width: 6.5, format: (value) => value }
