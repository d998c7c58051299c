import { sumDecimals } from '../../core/decimal.js'
import type { Remark } from '../../core/issue.js'

/** A change of price above this share asks for a confirmation: domain model B10.4. */
const largeChange = 0.25
/** What is more than this many times the usual is a slip of the keyboard, such as a lost comma. */
const slip = 10

/** An item of a lot, with decimal strings. */
interface JudgedItem {
  readonly quantity: string
  readonly maxUnitPrice: string
  /** Today's price; `null` before the lot is homologated. */
  readonly unitPrice: string | null
}

/** What stands out in the fields of a command: a note, a question to confirm, or a refusal. */
export interface Judgement {
  readonly note?: Remark
  readonly question?: Remark
  readonly refusal?: Remark
}

/** How a new price compares with today's and the highest accepted one. */
export function judgePrice({ maxUnitPrice, unitPrice: present }: JudgedItem, { unitPrice }: { readonly unitPrice?: string }): Judgement {
  const price = Number(unitPrice || Number.NaN)
  const now = Number(present ?? 0)
  const max = Number(maxUnitPrice)
  if (!Number.isFinite(price) || now === 0) return {}
  const params = { percent: signed((price / now - 1) * 100), present: present ?? '', max: maxUnitPrice }
  if (price > slip * Math.max(max, now)) return { refusal: { code: 'priceSlip', params } }
  if (price * slip < now) return { refusal: { code: 'priceSlipBelow', params } }
  if (price > max) return { note: { code: 'priceNote', params }, question: { code: 'priceAboveMax', params } }
  const isLarge = Math.abs(price / now - 1) > largeChange
  return { note: { code: 'priceNote', params }, question: isLarge ? { code: 'priceJump', params } : undefined }
}

interface RegisteredPrice {
  /** `YYYY-MM-DD` */
  readonly from: string
  /** Decimal string. */
  readonly unitPrice: string
}

/** Which price of an item a withdrawal takes, and which one it brings back. */
export function judgeWithdrawal(prices: readonly RegisteredPrice[]): Judgement {
  const [former, last] = [prices.at(-2), prices.at(-1)]
  if (!former || !last) return {}
  return { note: { code: 'withdrawNote', params: { price: last.unitPrice, from: last.from, former: former.unitPrice } } }
}

/** How a quantity received from another participant compares with the registered one. */
export function judgeTransfer(
  { quantity: registered }: JudgedItem,
  { direction, quantity }: { readonly direction?: string; readonly quantity?: string },
): Judgement {
  const [more, whole] = [Number(quantity || Number.NaN), Number(registered)]
  if (direction !== 'entrada' || !Number.isFinite(more)) return {}
  const params = { quantity: quantity ?? '', registered }
  if (more > slip * whole) return { refusal: { code: 'transferSlip', params } }
  return more > whole ? { question: { code: 'transferLarge', params } } : {}
}

/** How much amendments have added to an item; a reduction is asked about in words. */
export function judgeAmendment(
  { amended, balance }: { readonly amended: string; readonly balance: string },
  { quantity }: { readonly quantity?: string },
): Judgement {
  if (!quantity?.startsWith('-')) return Number(amended) > 0 ? { note: { code: 'amendNote', params: { amended } } } : {}
  const [left, rest] = [sumDecimals([amended, quantity]), sumDecimals([balance, quantity])]
  // What is more than was added, or was ordered already, is refused by the ledger.
  if (!left || !rest || left.startsWith('-') || rest.startsWith('-')) return {}
  return { question: { code: 'amendLess', params: { less: quantity.slice(1), amended, left, balance, rest } } }
}

/** Whether the last price of an item can be taken back: it is not the award, and no request has used it. */
export function hasNewPrice({
  prices,
}: {
  readonly prices: readonly { readonly reason: string | null; readonly isUsed: boolean }[]
}): boolean {
  const last = prices.at(-1)
  return last !== undefined && last.reason !== null && !last.isUsed
}

/** `+38,3`, written for any language by the text's `{percent:number}`. */
function signed(percent: number): string {
  return percent.toFixed(Math.abs(percent) < 10 ? 2 : 1)
}
