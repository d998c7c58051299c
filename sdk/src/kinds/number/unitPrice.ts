import type { Declare } from '../../core/control.js'
import { withSign } from './withSign.js'
import type { Kind } from '../../core/kind.js'
import { decimalKind, decimalOf, type DecimalOptions, plainDecimal } from './decimal.js'
import { formatNumber } from './numberText.js'

/** A control for the price of one unit in BRL; the value is a decimal string with up to four places: `"12.5000"`. Places: domain model B7.19. */
export const unitPrice: Declare<string, Omit<DecimalOptions, 'fraction'>> = (options: Omit<DecimalOptions, 'fraction'> = {}) =>
  decimalOf(unitPriceKind, { fraction: 4, sign: 'R$', places: 2, ...options })

/** `R$ 12,50` in every language, as all amounts in BRL, with as many places as the price has. */
export const unitPriceText = (price: string): string => withSign(formatNumber(plainDecimal(price), { fraction: 4, isGrouped: true }, 2))

const unitPriceKind: Kind = {
  ...decimalKind,
  name: 'unit-price',
  width: 10,
  least: 6.6,
  format: unitPriceText,
}
