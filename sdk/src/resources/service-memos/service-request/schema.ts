import { z } from 'zod'
import { addressSchema, blankAddress, failMissingAddress } from '../../../blocks/address/schema.js'
import { attachment, attachmentDraft } from '../../../blocks/attachment/schema.js'
import { budgetNature } from '../../../blocks/codes/shapes.js'
import { sumDecimals } from '../../../core/decimal.js'
import {
  calendarDate,
  code,
  link,
  money,
  nestedLink,
  notes,
  oneOf,
  optional,
  optionalGroup,
  optionalId,
  optionalText,
  pastDate,
  pattern,
  protocol,
  quantity,
  requiredId,
  requiredParagraphs,
  requiredText,
  rowsOf,
  storedRows,
  storedShape,
  unitPrice,
} from '../../../schema/fields.js'
import { type Fail, failMissing, failRepeated, type Loose, withRules } from '../../../schema/rules.js'
import { requestFileCategories, requestStatuses, supplierTroubles } from './codes.js'

/** decimal(14,4) above zero: domain model B6.5. */
const amount = () => quantity({ min: 0.0001, max: 9_999_999_999.9999 })

const item = z.object({
  /** An item of the request's lot. */
  lotItemId: requiredId,
  complement: optionalText(300),
  quantity: amount(),
  /** In BRL; empty means the registered price. Less than that is explained. */
  unitPrice: optional(unitPrice()),
  priceReason: optionalText(300),
})
const storedItem = item.extend({
  unitPrice: z.string(),
  /** In BRL, rounded half to even. */
  total: z.string(),
  lotItem: link.extend({ code: z.string() }),
  unit: z.string(),
  /** What the lot's item has left now, beside what this request holds. */
  balance: z.string(),
  registeredPrice: z.string().nullable(),
  /** The sum of its receipts. */
  received: z.string(),
})

const receivedItem = z.object({ lotItemId: requiredId, quantity: amount() })
const receiptFields = z.object({
  date: pastDate(),
  kind: oneOf(['provisorio', 'definitivo']),
  invoiceNumber: optionalText(20),
  invoiceSeries: optionalText(5),
  invoiceValue: optional(money()),
  /** Who attested that it is as it was asked for. */
  attestedById: optionalId,
  items: rowsOf(receivedItem, 100),
})
const receipt = withRules(receiptFields, (values, fail) => {
  if (values.kind === 'definitivo') failMissing(values, ['invoiceNumber', 'attestedById'], fail)
  failTwice(values.items, 'items', fail)
})
const storedReceipt = receiptFields.extend({
  attestedBy: link.nullable(),
  items: storedRows(receivedItem.extend({ lotItem: link })),
})

const budget = z.object({
  dotacao: requiredText(1, 40),
  /** `N.N.NN.NN.NN` */
  expenseNature: pattern(budgetNature.shape),
  source: requiredText(1, 10),
})
const commitment = z.object({
  /** `AAAANE…` */
  number: code(/^\d{4}NE\d{1,14}$/),
  date: pastDate(),
  amount: money(),
})

const fields = z.object({
  date: calendarDate(),
  departmentId: requiredId,
  requesterId: requiredId,
  regionId: requiredId,
  eventId: optionalId,
  tenderId: requiredId,
  lotId: requiredId,
  subject: requiredText(10, 200),
  justification: requiredParagraphs(30, 4000),
  /** Needed for sending. */
  protocol: optional(protocol()),
  executionPlace: requiredText(3, 150),
  address: optionalGroup(addressSchema, blankAddress),
  startDate: calendarDate(),
  endDate: calendarDate(),
  deliveryDeadline: optional(calendarDate()),
  managerId: optionalId,
  inspectorId: optionalId,
  budget: optionalGroup(budget),
  commitment: optionalGroup(commitment),
  items: rowsOf(item, 100),
  receipts: rowsOf(receipt, 50),
  attachments: rowsOf(attachmentDraft(requestFileCategories), 30),
  /** In BRL, as the sender has worked it out; the server works it out again and refuses another one. */
  total: optional(money()),
  notes,
})
const draft = withRules(fields, (values, fail) => {
  if (values.address === null) failMissingAddress(fail)
  if (values.startDate && values.endDate && values.endDate < values.startDate) fail('endDate', 'serviceRequest.endBeforeStart')
  if (values.date && values.deliveryDeadline && values.deliveryDeadline < values.date)
    fail('deliveryDeadline', 'serviceRequest.deadlineBeforeDate')
  // Two people: Lei 14.133/2021, article 7, § 1º.
  if (values.managerId !== null && values.managerId === values.inspectorId) fail('inspectorId', 'serviceRequest.inspectorIsManager')
  if (values.items?.length === 0) fail('items', 'required')
  failTwice(values.items, 'items', fail)
  failReceipts(values, fail)
})

type Values = Loose<z.output<typeof fields>>

/** An item of the lot stands in a list once. */
function failTwice(rows: readonly { readonly lotItemId: number }[] | null, path: string, fail: Fail): void {
  const ids = (rows ?? []).map(({ lotItemId }) => lotItemId)
  failRepeated(ids, (index) => fail(`${path}[${index}].lotItemId`, 'serviceRequest.itemTwice'))
}

/** Only what was asked for is received, and no more of it. */
function failReceipts({ items, receipts }: Values, fail: Fail): void {
  const left = new Map((items ?? []).map(({ lotItemId, quantity: asked }) => [lotItemId, asked]))
  for (const [place, { items: received }] of (receipts ?? []).entries()) {
    const path = `receipts[${place}].items`
    if (received?.length === 0) fail(path, 'required')
    for (const [index, { lotItemId, quantity: taken }] of (received ?? []).entries()) {
      const before = left.get(lotItemId)
      const rest = before === undefined ? undefined : sumDecimals([before, `-${taken}`])
      if (rest === undefined) fail(`${path}[${index}].lotItemId`, 'serviceRequest.itemNotAsked')
      else if (rest?.startsWith('-')) fail(`${path}[${index}].quantity`, 'serviceRequest.receivedTooMuch', { left: before ?? '' })
      if (rest) left.set(lotItemId, rest)
    }
  }
}

const entity = fields.extend({
  ...storedShape,
  status: z.enum(requestStatuses),
  /** `n/AAAA`, given once when it is sent; a draft has none. */
  number: z.string().nullable(),
  /** The order in which people count requests: the year before the number. */
  numberOrder: z.number().int().nullable(),
  total: z.string(),
  department: link,
  requester: link,
  region: link,
  event: link.nullable(),
  tender: link,
  lot: nestedLink,
  /** Of the lot. */
  supplier: link,
  supplierTrouble: z.enum(supplierTroubles).nullable(),
  /** Whether the person who asks for the record is its requester: nobody approves what they asked for. */
  isMine: z.boolean(),
  manager: link.nullable(),
  inspector: link.nullable(),
  /** Who approved it. */
  approver: link.nullable(),
  /** Of the note that annulled the commitment. */
  annulmentNumber: z.string().nullable(),
  /** Timestamp, ISO 8601 UTC. */
  statusSince: z.iso.datetime(),
  daysInStatus: z.number().int(),
  items: storedRows(storedItem),
  receipts: storedRows(storedReceipt),
  attachments: storedRows(attachment(requestFileCategories)),
})

const approval = withRules(z.object({ managerId: optionalId, inspectorId: optionalId }), ({ managerId, inspectorId }, fail) => {
  if (managerId !== null && managerId === inspectorId) fail('inspectorId', 'serviceRequest.inspectorIsManager')
})
const commit = z.object({ budget, commitment })
const annul = z.object({ annulmentNumber: code(/^\d{4}NE\d{1,14}$/) })

/** One item of a request as it is written: quantity and price are decimal strings. */
export interface RequestItemDraft extends z.infer<typeof item> {}
/** One item as it is read. */
export interface RequestItem extends z.infer<typeof storedItem> {}
/** What arrived on one day, as it is written; the command `receive` is sent with it. */
export interface RequestReceiptDraft extends z.infer<typeof receiptFields> {}
/** How much of an item arrived. */
export interface ReceivedItemDraft extends z.infer<typeof receivedItem> {}
/** Where the money comes from. */
export interface RequestBudget extends z.infer<typeof budget> {}
/** Empenho. */
export interface RequestCommitment extends z.infer<typeof commitment> {}
/** What the commands `approve` and `approveAnyway` may be sent with; who is left out stands in the request already. */
export interface ApprovalPayload extends z.infer<typeof approval> {}
/** What the command `commit` is sent with. */
export interface CommitPayload extends z.infer<typeof commit> {}
/** What the command `cancelCommitted` is sent with. */
export interface AnnulPayload extends z.infer<typeof annul> {}
/** A service request as it is read. */
export interface ServiceRequest extends z.infer<typeof entity> {}
/** A service request as it is written: people, tender, lot and files by id, amounts in BRL as decimal strings. */
export interface ServiceRequestDraft extends z.infer<typeof fields> {}
/** Checks record and draft; balances, prices and what a status asks for are rules of the server. */
export const serviceRequestSchema = {
  entity,
  draft,
  transitions: { approve: approval, approveAnyway: approval, commit, receive: receipt, cancelCommitted: annul },
}
