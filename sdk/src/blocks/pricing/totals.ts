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

interface Arrived {
  readonly kind?: string | null
  readonly invoiceValue: string | null
  readonly items: readonly { readonly lotItemId: number | null; readonly quantity: string | null }[] | null
}

type Priced = readonly { readonly lotItemId: number | null; readonly unitPrice: string | null }[]

/** What arrived × the prices of the request, in BRL; `null` while a price or quantity is unknown. */
export function arrivedValue(arrived: Arrived['items'], priced: Priced): string | null {
  const prices = new Map(priced.map(({ lotItemId, unitPrice }) => [lotItemId, unitPrice]))
  return requestTotal((arrived ?? []).map(({ lotItemId, quantity }) => ({ quantity, unitPrice: prices.get(lotItemId) ?? null })))
}

/** Whether the invoice of a receipt asks for another amount than what arrived is worth. */
export function invoiceDiffers({ invoiceValue, items }: Arrived, priced: Priced): boolean {
  const worth = arrivedValue(items, priced)
  return Boolean(invoiceValue) && worth !== null && !isZero(sumDecimals([invoiceValue, `-${worth}`]))
}

/** What the definitive receipts owe the supplier: the invoice, or what arrived where no value was typed; `null` while it is unknown. */
export function receivable(receipts: readonly Arrived[], priced: Priced): string | null {
  const values = receipts.flatMap((receipt) =>
    receipt.kind === 'definitivo' ? [receipt.invoiceValue || arrivedValue(receipt.items, priced)] : [],
  )
  return values.includes(null) ? null : sumDecimals(['0.00', ...values])
}

/** In BRL: what was received, how far it goes beyond the commitment, and the commitment; `undefined` within it. */
export function aboveCommitment(
  value: string | null,
  commitment: { readonly amount: string } | null,
): { readonly value: string; readonly above: string; readonly limit: string } | undefined {
  const above = value !== null && commitment ? sumDecimals([value, `-${commitment.amount}`]) : null
  return value === null || !commitment || above === null || above.startsWith('-') || isZero(above)
    ? undefined
    : { value, above, limit: commitment.amount }
}

const isZero = (amount: string | null) => amount !== null && /^-?[0.]*$/.test(amount)
