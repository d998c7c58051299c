import { multiplyDecimals, sumDecimals } from '../../core/decimal.js'
import type { Link } from '../../core/record.js'

/** Parts of a total as decimal strings; `null` or `''` means not typed yet. */
export interface PricedItem {
  readonly quantity: string | null
  readonly unitPrice: string | null
}

/** Quantity × unit price in BRL, two places, rounded half to even; `null` while one of them is missing. @see domain model B7.19 */
export function itemTotal({ quantity, unitPrice }: PricedItem): string | null {
  return multiplyDecimals(quantity, unitPrice, 2)
}

/** Sum of the items' totals in BRL, two places; `null` while one of them is unknown. */
export function requestTotal(items: readonly PricedItem[]): string | null {
  const totals = items.map(itemTotal)
  return totals.includes(null) ? null : sumDecimals(['0.00', ...totals])
}

/** Quantity still to arrive, by item; complete items are left out. */
export function leftToReceive(
  items: readonly { readonly lotItemId: number; readonly lotItem: Link; readonly quantity: string; readonly received: string }[],
): { readonly lotItemId: number; readonly lotItem: Link; readonly quantity: string }[] {
  return items.flatMap(({ lotItemId, lotItem, quantity, received }) => {
    const left = sumDecimals([quantity, `-${received}`]) ?? '0'
    return /^-|^[0.]*$/.test(left) ? [] : [{ lotItemId, lotItem, quantity: left }]
  })
}
