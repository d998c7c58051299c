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
  storedDecimal,
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
  /** In BRL; empty means the registered price. A lower price needs a reason. */
  unitPrice: optional(unitPrice()),
  priceReason: optionalText(300),
})
const storedItem = item.extend({
  unitPrice: z.string(),
  /** In BRL, rounded half to even. */
  total: z.string(),
  lotItem: link.extend({ code: z.string() }),
  unit: z.string(),
  /** What is left of the lot's item, not counting this request's own reservation. */
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
  /** The person who attests that the delivery matches the request. */
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
  /** Required for sending. */
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
  /** In BRL, computed by the sender; the server computes it too and refuses a different value. */
  total: optional(money()),
  notes,
})
const draft = withRules(fields, (values, fail) => {
  if (values.address === null) failMissingAddress(fail)
  if (values.startDate && values.endDate && values.endDate < values.startDate) fail('endDate', 'serviceRequest.endBeforeStart')
  if (values.date && values.deliveryDeadline && values.deliveryDeadline < values.date)
    fail('deliveryDeadline', 'serviceRequest.deadlineBeforeDate')
  // Manager and inspector must be two people: Lei 14.133/2021, article 7, § 1º.
  if (values.managerId !== null && values.managerId === values.inspectorId) fail('inspectorId', 'serviceRequest.inspectorIsManager')
  if (values.items?.length === 0) fail('items', 'required')
  failTwice(values.items, 'items', fail)
  failReceipts(values, fail)
})

type Values = Loose<z.output<typeof fields>>

/** An item of the lot appears only once in a list. */
function failTwice(rows: readonly { readonly lotItemId: number }[] | null, path: string, fail: Fail): void {
  const ids = (rows ?? []).map(({ lotItemId }) => lotItemId)
  failRepeated(ids, (index) => fail(`${path}[${index}].lotItemId`, 'serviceRequest.itemTwice'))
}

/** Receipts may not exceed the requested items and quantities. */
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
  /** `n/AAAA`, assigned on sending; a draft has none. */
  number: z.string().nullable(),
  /** Sort key of the number: year before number. */
  numberOrder: z.number().int().nullable(),
  total: storedDecimal(),
  department: link,
  requester: link,
  region: link,
  event: link.nullable(),
  tender: link,
  lot: nestedLink,
  /** Supplier of the lot. */
  supplier: link,
  supplierTrouble: z.enum(supplierTroubles).nullable(),
  /** Whether the current user is the requester, who may not approve the request. */
  isMine: z.boolean(),
  manager: link.nullable(),
  inspector: link.nullable(),
  /** The person who approved it. */
  approver: link.nullable(),
  /** Number of the note that annulled the commitment. */
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

/** One item of a request as the API receives it: quantity and price are decimal strings. */
export interface RequestItemDraft extends z.infer<typeof item> {}
/** One item as the API returns it. */
export interface RequestItem extends z.infer<typeof storedItem> {}
/** A delivery of one day as the API receives it; body of the command `receive`. */
export interface RequestReceiptDraft extends z.infer<typeof receiptFields> {}
/** Delivered quantity of an item. */
export interface ReceivedItemDraft extends z.infer<typeof receivedItem> {}
/** Budget that pays for the request. */
export interface RequestBudget extends z.infer<typeof budget> {}
/** Commitment note (empenho). */
export interface RequestCommitment extends z.infer<typeof commitment> {}
/** Body of the commands `approve` and `approveAnyway`; people left out are already in the request. */
export interface ApprovalPayload extends z.infer<typeof approval> {}
/** Body of the command `commit`. */
export interface CommitPayload extends z.infer<typeof commit> {}
/** Body of the command `cancelCommitted`. */
export interface AnnulPayload extends z.infer<typeof annul> {}
/** A service request as the API returns it. */
export interface ServiceRequest extends z.infer<typeof entity> {}
/** A service request as the API receives it: people, tender, lot and files by id, amounts in BRL as decimal strings. */
export interface ServiceRequestDraft extends z.infer<typeof fields> {}
/** Checks record and draft. The server checks balances, prices and what each status needs. */
export const serviceRequestSchema = {
  entity,
  draft,
  transitions: { approve: approval, approveAnyway: approval, commit, receive: receipt, cancelCommitted: annul },
}
