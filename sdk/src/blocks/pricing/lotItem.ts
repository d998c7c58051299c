import type { AnyContract } from '../../core/contract.js'
import type { Always, Control } from '../../core/control.js'
import { sumDecimals } from '../../core/decimal.js'
import type { FieldIssue } from '../../core/issue.js'
import type { ControlOptions } from '../../core/kind.js'
import type { Locale } from '../../core/locale.js'
import { rowReference, type RowReferenceOptions } from '../../kinds/link/rowReference.js'
import { unitPriceText } from '../../kinds/number/unitPrice.js'

/** How an item of a lot looks and is offered. */
interface LotItemLook extends ControlOptions, Pick<RowReferenceOptions, 'fill'> {
  /** What stands before the balance of an item. */
  readonly balance: (locale: Locale) => string
  /** The units in which an item may be counted. @default any */
  readonly units?: readonly string[]
}

/** What is read of an item of a lot. */
interface OfferedItem {
  readonly material: { readonly label: string; readonly code: string }
  readonly unitCode: string | null
  readonly balance: string
  readonly unitPrice: string | null
}

interface DeclareLotItem {
  (lots: AnyContract, options: ControlOptions & Always): Control<number, RowReferenceOptions>
  (lots: AnyContract, options?: ControlOptions): Control<number | null, RowReferenceOptions>
}

/** An item of the lot that the record names by `tenderId` and `lotId`, as `lotItemId`. `lotItemLook` says how it is offered. */
export const lotItem: DeclareLotItem = (lots: AnyContract, options: ControlOptions = {}) =>
  rowReference({
    ...options,
    links: 'lotItem',
    of: lots,
    rows: 'items',
    params: (_, { tenderId, lotId }) => ({ licitacaoId: tenderId, id: lotId }),
  })

/** An item is offered with its code, balance and price. One of which nothing is left is not offered. */
export const lotItemLook = ({ balance: words, units, ...options }: LotItemLook): Partial<RowReferenceOptions> => ({
  ...options,
  offer: (row, { number, locale }) => {
    const { material, unitCode, balance, unitPrice } = row as unknown as OfferedItem
    const price = unitPrice === null ? '' : ` · ${unitPriceText(unitPrice)}`
    const detail = `${material.code} · ${words(locale)} ${number(balance)} ${unitCode ?? ''}${price}`
    const isCounted = units === undefined || units.includes(unitCode ?? '')
    return { label: material.label, detail, isSpent: !isCounted || Number(balance) === 0 }
  },
})

type ServerRow = Readonly<Record<string, unknown>> | undefined

/** What is left of the lot's item that a row names. */
export const balanceOf = (_: unknown, stored: ServerRow, chosen: ServerRow): unknown => stored?.balance ?? chosen?.balance

/** A warning where a row asks for more than is left. `code` is the key of its text, which gets the `balance`. A draft may ask for more; only sending is refused. */
export const aboveBalance =
  (code: string) =>
  (row: { readonly quantity: string }, stored: ServerRow, chosen: ServerRow): Pick<FieldIssue, 'code' | 'params'> | undefined => {
    const balance = balanceOf(row, stored, chosen)
    if (typeof balance !== 'string') return undefined
    return sumDecimals([balance, `-${row.quantity}`])?.startsWith('-') ? { code, params: { balance } } : undefined
  }
