import type { Control } from '../../core/control.js'
import { withSign } from './withSign.js'
import type { Kind, ValueFormat } from '../../core/kind.js'
import { decimalKind, decimalOf, type DecimalOptions } from './decimal.js'

/** A control for the price of one unit in BRL; the value is a decimal string with up to four places: `"12.5000"`. Places: domain model B7.19. */
export const unitPrice = (options: Omit<DecimalOptions, 'fraction'> = {}): Control<string> =>
  decimalOf(unitPriceKind, { fraction: 4, sign: 'R$', places: 2, ...options })

/** `R$ 12,50`, with as many places as the price has. */
export const unitPriceText = (price: string, number: ValueFormat['number']): string => withSign(number(price, { minimumFractionDigits: 2 }))

const unitPriceKind: Kind = {
  ...decimalKind,
  name: 'unit-price',
  width: 10,
  least: 6.6,
  format: (value, { number }) => unitPriceText(value, number),
}
