import { z } from 'zod'
import { addressSchema, blankAddress, failMissingAddress } from '../../../blocks/address/schema.js'
import { attachment, attachmentDraft } from '../../../blocks/attachment/schema.js'
import { budgetNature } from '../../../blocks/codes/shapes.js'
import { receivable } from '../../../blocks/pricing/totals.js'
import { sumDecimals } from '../../../core/decimal.js'
import * as field from '../../../schema/fields.js'
import { type Fail, failMissing, failRepeated, type Loose, withRules } from '../../../schema/rules.js'
import { requestFileCategories, requestStatuses, supplierTroubles, tenderTroubles } from './codes.js'

/** decimal(14,4) above zero: domain model B6.5. */
const amount = () => field.quantity({ min: 0.0001, max: 9_999_999_999.9999 })

const item = z.object({
  /** An item of the request's lot. */
  lotItemId: field.requiredId,
  complement: field.optionalText(300),
  quantity: amount(),
  /** In BRL; empty means the registered price. A lower price needs a reason. */
  unitPrice: field.optional(field.unitPrice()),
  priceReason: field.optionalText(300),
})
const storedItem = item.extend({
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
})

/** `0` leaves the line out. */
const receivedItem = z.object({ lotItemId: field.requiredId, quantity: field.quantity({ max: 9_999_999_999.9999 }) })
const arrival = z.object({
  date: field.pastDate(),
  invoiceNumber: field.optionalText(20),
  invoiceSeries: field.optionalText(5),
  invoiceValue: field.optional(field.money()),
  /** Required where the invoice asks for another amount than what arrived is worth. */
  valueReason: field.optionalText(300),
  /** The person who attests that the delivery matches the request. */
  attestedById: field.optionalId,
  items: field.rowsOf(receivedItem, 100),
})
const receiptFields = arrival.extend({
  kind: field.oneOf(['provisorio', 'definitivo']),
  /** The day of a provisional receipt that was made definitive. */
  provisionalDate: field.optional(field.pastDate()),
})

const receipt = withRules(receiptFields, (values, fail) => {
  if (values.kind === 'definitivo') failMissing(values, ['invoiceNumber', 'attestedById'], fail)
  failLines(values, fail)
})
const confirmation = withRules(arrival.extend({ receiptId: field.requiredId }), (values, fail) => {
  failMissing(values, ['invoiceNumber', 'attestedById'], fail)
  failLines(values, fail)
})

function failLines({ items }: Pick<Loose<z.output<typeof arrival>>, 'items'>, fail: Fail): void {
  failTwice(items, 'items', fail)
  if (items?.every(({ quantity }) => Number(quantity) === 0)) fail('items', items.length === 0 ? 'required' : 'serviceRequest.noneArrived')
}

const storedReceipt = receiptFields.extend({
  attestedBy: field.link.nullable(),
  items: field.storedRows(receivedItem.extend({ lotItem: field.link })),
})

const payment = z.object({
  date: field.pastDate(),
  /** Number of the bank order that paid. */
  orderNumber: field.requiredText(1, 20),
  amount: field.decimal({ min: 0.01 }),
})

const budget = z.object({
  dotacao: field.requiredText(1, 40),
  /** `N.N.NN.NN.NN` */
  expenseNature: field.pattern(budgetNature.shape),
  source: field.requiredText(1, 10),
})
/** Number of a commitment (nota de empenho), `AAAANE…`; it may be typed with spaces and signs between, "2026 NE 123". */
const commitmentNumber = () =>
  z.preprocess((input) => (typeof input === 'string' ? input.replace(/[\s./-]/g, '') : input), field.code(/^\d{4}NE\d{1,14}$/))
const commitment = z.object({
  number: commitmentNumber(),
  date: field.pastDate(),
  amount: field.money(),
})

const fields = z.object({
  date: field.calendarDate(),
  departmentId: field.requiredId,
  requesterId: field.requiredId,
  regionId: field.requiredId,
  eventId: field.optionalId,
  tenderId: field.requiredId,
  lotId: field.requiredId,
  subject: field.requiredText(10, 200),
  justification: field.requiredParagraphs(30, 4000),
  /** Required for sending. */
  protocol: field.optional(field.protocol()),
  executionPlace: field.requiredText(3, 150),
  address: field.optionalGroup(addressSchema, blankAddress),
  startDate: field.calendarDate(),
  endDate: field.calendarDate(),
  deliveryDeadline: field.optional(field.calendarDate()),
  managerId: field.optionalId,
  inspectorId: field.optionalId,
  budget: field.optionalGroup(budget),
  commitment: field.optionalGroup(commitment),
  items: field.rowsOf(item, 100),
  receipts: field.rowsOf(receipt, 50),
  payments: field.rowsOf(payment, 100),
  /** What is needed and no item was found for, one line each as in the choice of items; the requester decides about it. */
  unmet: field.optionalParagraphs(10_000),
  /** The request whose lines without an item this one takes over; its id stays when that one is deleted. */
  followsId: field.optionalId,
  attachments: field.rowsOf(attachmentDraft(requestFileCategories), 30),
  /** In BRL, computed by the sender; the server computes it too and refuses a different value. */
  total: field.optional(field.money()),
  notes: field.notes,
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
  failPayments(values, fail)
})

type Values = Loose<z.output<typeof fields>>

/** An item of the lot appears only once in a list. */
function failTwice(rows: readonly { readonly lotItemId: number }[] | null, path: string, fail: Fail): void {
  const ids = (rows ?? []).map(({ lotItemId }) => lotItemId)
  failRepeated(ids, (index, first) => fail(`${path}[${index}].lotItemId`, 'serviceRequest.itemTwice', { line: first + 1 }))
}

/** Receipts may not exceed the requested items and quantities. */
function failReceipts({ items, receipts }: Values, fail: Fail): void {
  const left = new Map((items ?? []).map(({ lotItemId, quantity: asked }) => [lotItemId, asked]))
  for (const [place, { items: received }] of (receipts ?? []).entries()) {
    const path = `receipts[${place}].items`
    for (const [index, { lotItemId, quantity: taken }] of (received ?? []).entries()) {
      const before = left.get(lotItemId)
      const rest = before === undefined ? undefined : sumDecimals([before, `-${taken}`])
      if (rest === undefined) fail(`${path}[${index}].lotItemId`, 'serviceRequest.itemNotAsked')
      else if (rest?.startsWith('-')) fail(`${path}[${index}].quantity`, 'serviceRequest.receivedTooMuch', { left: before ?? '' })
      if (rest) left.set(lotItemId, rest)
    }
  }
}

/** Payments may not exceed what the definitive receipts owe. */
function failPayments({ items, receipts, payments }: Values, fail: Fail): void {
  let left = receivable(receipts ?? [], items ?? [])
  for (const [index, { amount: paid }] of (payments ?? []).entries()) {
    const rest = left === null ? null : sumDecimals([left, `-${paid}`])
    if (rest?.startsWith('-')) return fail(`payments[${index}].amount`, 'serviceRequest.paidTooMuch', { left: left ?? '' })
    left = rest
  }
}

const entity = fields.extend({
  ...field.storedShape,
  status: z.enum(requestStatuses),
  /** `n/AAAA`, assigned on sending; a draft has none. */
  number: z.string().nullable(),
  /** Sort key of the number: year before number. */
  numberOrder: z.number().int().nullable(),
  total: field.storedDecimal(),
  department: field.link,
  requester: field.link,
  region: field.link,
  event: field.link.nullable(),
  tender: field.link,
  lot: field.nestedLink,
  /** Supplier of the lot. */
  supplier: field.link,
  supplierTrouble: z.enum(supplierTroubles).nullable(),
  tenderTrouble: z.enum(tenderTroubles).nullable(),
  /** Whether the lot serves other regions than that of the request. */
  isOtherRegion: z.boolean(),
  /** Manager and inspector of the tender: an approval takes them when it names nobody. */
  tenderManager: field.link.nullable(),
  tenderInspector: field.link.nullable(),
  /** Whether the current user is the requester. */
  isMine: z.boolean(),
  barred: field.barred,
  manager: field.link.nullable(),
  inspector: field.link.nullable(),
  /** The person who approved it. */
  approver: field.link.nullable(),
  /** Number of the note that annulled the commitment. */
  annulmentNumber: z.string().nullable(),
  /** The request that took over the lines without an item. */
  followUp: field.link.nullable(),
  /** Why it was approved although the supplier is suspended or a certificate has ended. */
  proviso: z.string().nullable(),
  /** In BRL: what the definitive receipts owe, less what was paid. */
  owed: field.storedDecimal(),
  /** Timestamp, ISO 8601 UTC. */
  statusSince: z.iso.datetime(),
  daysInStatus: z.number().int(),
  items: field.storedRows(storedItem),
  receipts: field.storedRows(storedReceipt),
  payments: field.storedRows(payment),
  attachments: field.storedRows(attachment(requestFileCategories)),
})

const approval = withRules(z.object({ managerId: field.optionalId, inspectorId: field.optionalId }), ({ managerId, inspectorId }, fail) => {
  if (managerId !== null && managerId === inspectorId) fail('inspectorId', 'serviceRequest.inspectorIsManager')
})
const commit = z.object({ budget, commitment })
const annul = z.object({ annulmentNumber: commitmentNumber() })

/** One item of a request as the API receives it: quantity and price are decimal strings. */
export interface RequestItemDraft extends z.infer<typeof item> {}
/** One item as the API returns it. */
export interface RequestItem extends z.infer<typeof storedItem> {}
/** A delivery of one day as the API receives it; body of the command `receive`. */
export interface RequestReceiptDraft extends z.infer<typeof receiptFields> {}
/** What makes a provisional receipt definitive; body of the command `confirmReceipt`. */
export interface ReceiptConfirmation extends z.infer<typeof confirmation> {}
/** A payment to the supplier; body of the commands `pay`, `payConcluded` and `payCanceled`. */
export interface RequestPayment extends z.infer<typeof payment> {}
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
  transitions: {
    ...{ approve: approval, approveAnyway: approval, commit, cancelCommitted: annul },
    ...{ receive: receipt, confirmReceipt: confirmation, pay: payment, payConcluded: payment, payCanceled: payment },
  },
}
