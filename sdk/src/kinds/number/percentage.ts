import type { Control } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { decimalKind, decimalOf, type DecimalOptions } from './decimal.js'

/** A share of a hundred with up to two places, a decimal string: `"12.5"` is 12.5 %. */
export const percentage = (options: Omit<DecimalOptions, 'fraction'> = {}): Control<string> =>
  decimalOf(percentageKind, { fraction: 2, sign: '%', min: 0, max: 100, ...options })

const percentageKind: Kind = { ...decimalKind, name: 'percentage', width: 7.5, format: (value, { number }) => `${number(value)} %` }
