import type { Declare } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { decimalKind, decimalOf, type DecimalOptions } from './decimal.js'

/** A control for a percentage; the value is a decimal string with up to two places: `"12.5"` is 12.5 %. A no-break space keeps number and sign on one line. */
export const percentage: Declare<string, Omit<DecimalOptions, 'fraction'>> = (options: Omit<DecimalOptions, 'fraction'> = {}) =>
  decimalOf(percentageKind, { fraction: 2, sign: '%', min: 0, max: 100, ...options })

const percentageKind: Kind = { ...decimalKind, name: 'percentage', width: 7.5, format: (value, { number }) => `${number(value)}\u00a0%` }
