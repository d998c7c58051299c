import { z } from 'zod'
import type { Link, Stored } from '../../../core/record.js'
import {
  flag,
  link,
  oneOf,
  optional,
  optionalId,
  optionalParagraphs,
  quantity,
  requiredText,
  type RowId,
  rowsOf,
  storedRows,
  storedShape,
  unitPrice,
} from '../../../schema/fields.js'

const units = ['un', 'kg', 'cx'] as const

export interface ItemRow {
  readonly description: string
  readonly unit: (typeof units)[number]
  /** A decimal string with up to four places. */
  readonly quantity: string
  /** In BRL, a decimal string with up to four places. */
  readonly unitPrice: string
  readonly isUrgent: boolean
  readonly departmentId: number | null
  readonly justification: string | null
}
/** Values of an item that only the server writes. */
interface ItemLedger {
  readonly department: Link | null
  readonly consumed: string | null
}
export interface OrderDraft {
  readonly subject: string
  readonly items: readonly (ItemRow & RowId)[]
}
export interface Order extends Stored, Omit<OrderDraft, 'items'> {
  readonly items: readonly (ItemRow & ItemLedger & Required<RowId>)[]
}

const item = z.object({
  description: requiredText(3, 120),
  unit: oneOf(units),
  quantity: quantity({ min: 0.0001 }),
  unitPrice: unitPrice(),
  isUrgent: flag,
  departmentId: optionalId,
  justification: optionalParagraphs(500),
})
const ledger = { department: link.nullable(), consumed: optional(quantity()) }
const draft = z.object({ subject: requiredText(3, 150), items: rowsOf(item, 80) })
const entity = draft.extend({ ...storedShape, status: z.string(), items: storedRows(item.extend(ledger)) })

export const orderSchema = { entity, draft }
