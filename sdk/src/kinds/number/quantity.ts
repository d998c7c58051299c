import type { Declare } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { decimalKind, decimalOf, type DecimalOptions } from './decimal.js'

/** A control for a quantity; the value is a decimal string with up to four places: `"1000.0000"` is `"1000"`. */
export const quantity: Declare<string, Omit<DecimalOptions, 'fraction'>> = (options: Omit<DecimalOptions, 'fraction'> = {}) =>
  decimalOf(quantityKind, { fraction: 4, ...options })

const quantityKind: Kind = { ...decimalKind, name: 'quantity' }
