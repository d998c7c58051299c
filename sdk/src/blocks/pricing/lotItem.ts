import type { AnyContract } from '../../core/contract.js'
import type { Control } from '../../core/control.js'
import type { ControlOptions } from '../../core/kind.js'
import type { Locale } from '../../core/locale.js'
import { rowReference, type RowReferenceOptions } from '../../kinds/link/rowReference.js'
import { unitPriceText } from '../../kinds/number/unitPrice.js'

interface LotItemOptions extends ControlOptions, Pick<RowReferenceOptions, 'fill'> {
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

/** An item of the lot that the record names by `tenderId` and `lotId`, as `lotItemId`. One of which nothing is left is not offered. */
export const lotItem = (lots: AnyContract, { balance: words, units, ...options }: LotItemOptions): Control<number> =>
  rowReference({
    ...options,
    links: 'lotItem',
    of: lots,
    rows: 'items',
    params: (_, { tenderId, lotId }) => ({ licitacaoId: tenderId, id: lotId }),
    offer: (row, { number, locale }) => {
      const { material, unitCode, balance, unitPrice } = row as unknown as OfferedItem
      const price = unitPrice === null ? '' : ` · ${unitPriceText(unitPrice, number)}`
      const detail = `${material.code} · ${words(locale)} ${number(balance)} ${unitCode ?? ''}${price}`
      const isCounted = units === undefined || units.includes(unitCode ?? '')
      return { label: material.label, detail, isSpent: !isCounted || Number(balance) === 0 }
    },
  })
