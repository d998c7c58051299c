import { multiplyDecimals, sumDecimals } from '../../core/decimal.js'
import type { Link } from '../../core/record.js'

/** What a total is made of: decimal strings; what is not typed yet is `null` or `''`. */
export interface PricedItem {
  readonly quantity: string | null
  readonly unitPrice: string | null
}

/** Quantity times price of the unit in BRL, two places, half to even; nothing while one of them is missing. @see domain model B7.19 */
export function itemTotal({ quantity, unitPrice }: PricedItem): string | null {
  return multiplyDecimals(quantity, unitPrice, 2)
}

/** The sum of the items' totals in BRL, two places; nothing while one of them is not known. */
export function requestTotal(items: readonly PricedItem[]): string | null {
  const totals = items.map(itemTotal)
  return totals.includes(null) ? null : sumDecimals(['0.00', ...totals])
}

/** What was asked for and has not arrived, by item; items of which all arrived are left out. */
export function leftToReceive(
  items: readonly { readonly lotItemId: number; readonly lotItem: Link; readonly quantity: string; readonly received: string }[],
): { readonly lotItemId: number; readonly lotItem: Link; readonly quantity: string }[] {
  return items.flatMap(({ lotItemId, lotItem, quantity, received }) => {
    const left = sumDecimals([quantity, `-${received}`]) ?? '0'
    return /^-|^[0.]*$/.test(left) ? [] : [{ lotItemId, lotItem, quantity: left }]
  })
}
