import { z } from 'zod'
import { partSchema, type RecordOf, storedPart } from '../../../../schema/draftSchema.js'
import * as field from '../../../../schema/fields.js'
import {
  annulFields,
  approvalFields,
  budgetFields,
  commitmentFields,
  confirmationFields,
  paymentFields,
  receiptFields,
  receivedItemFields,
  requestItemFields,
} from './fields.js'
import { dutyRules, lineRules } from './rules.js'

const addedToItem = {
  unitPrice: z.string(),
  /** In BRL, rounded half to even. */
  total: z.string(),
  lotItem: field.link.extend({ code: z.string() }),
  unit: z.string(),
  /** What is left of the lot's item, not counting this request's own reservation. */
  balance: z.string(),
  registeredPrice: z.string().nullable(),
  /** The sum of its receipts. */
  received: z.string(),
}
/** One item as the API returns it. */
export interface RequestItem extends RecordOf<typeof requestItemFields, typeof addedToItem> {}
export const storedItem = storedPart(requestItemFields, addedToItem)

export const receipt = partSchema(receiptFields, { rules: lineRules })
export const storedReceipt = storedPart(receiptFields, {
  attestedBy: field.link.nullable(),
  items: field.storedRows(storedPart(receivedItemFields, { lotItem: field.link })),
})
const confirmation = partSchema(confirmationFields, { rules: lineRules })

export const payment = partSchema(paymentFields)
const budget = partSchema(budgetFields)

const commitmentNumber = z.preprocess(
  (input) => (typeof input === 'string' ? input.replace(/[\s./-]/g, '') : input),
  field.code(/^\d{4}NE\d{1,14}$/),
)
export const commitment = partSchema(commitmentFields, { parts: { number: commitmentNumber } })

const approval = partSchema(approvalFields, { rules: dutyRules })

/** What the commands of a request take. */
export const commands = {
  approve: approval,
  approveAnyway: approval,
  commit: z.object({ budget, commitment }),
  cancelCommitted: partSchema(annulFields, { parts: { annulmentNumber: commitmentNumber } }),
  receive: receipt,
  confirmReceipt: confirmation,
  pay: payment,
  payConcluded: payment,
  payCanceled: payment,
}
