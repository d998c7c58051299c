import type { Declare } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { decimalKind, decimalOf, type DecimalOptions } from './decimal.js'

/** A control for an amount in BRL; the value is a decimal string with two places: `"1234.50"`. */
export const money: Declare<string, Omit<DecimalOptions, 'fraction'>> = (options: Omit<DecimalOptions, 'fraction'> = {}) =>
  decimalOf(moneyKind, { fraction: 2, sign: 'R$', places: 2, ...options })

const moneyKind: Kind = {
  ...decimalKind,
  name: 'money',
  width: 10,
  least: 7.4,
  draft: undefined,
  format: (value, { money }) => money(value),
}
