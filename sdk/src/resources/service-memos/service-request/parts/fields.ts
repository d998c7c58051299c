import { budgetNature } from '../../../../blocks/codes/shapes.js'
import { lotItem } from '../../../../blocks/pricing/lotItem.js'
import { type DraftOf, fieldIs, fieldIsGiven } from '../../../../core/control.js'
import type { Condition } from '../../../../core/kind.js'
import * as kind from '../../../../kinds/kinds.js'
import { personContract } from '../../../people/person/contract.js'
import { lotContract } from '../../lot/contract.js'

export const requestItemFields = {
  /** An item of the request's lot. */
  lotItemId: lotItem(lotContract, { required: true }),
  complement: kind.text({ maxLength: 300 }),
  /** decimal(14,4) above zero: domain model B6.5. */
  quantity: kind.quantity({ required: true, min: 0.0001 }),
  /** In BRL; empty means the registered price. A lower price needs a reason. */
  unitPrice: kind.unitPrice(),
  priceReason: kind.text({ maxLength: 300 }),
}
/** One item of a request as the API receives it: quantity and price are decimal strings. */
export interface RequestItemDraft extends DraftOf<typeof requestItemFields> {}

/** `0` leaves the line out. */
export const receivedItemFields = {
  lotItemId: lotItem(lotContract, { required: true }),
  quantity: kind.quantity({ required: true }),
}
/** Delivered quantity of an item. */
export interface ReceivedItemDraft extends DraftOf<typeof receivedItemFields> {}

/** What arrived on a day, with its invoice. What is `definitive` has the invoice's number, and a person who attests it. */
const arrivalFields = (definitive: Condition) => ({
  date: kind.date({ required: true, isPast: true }),
  invoiceNumber: kind.text({ required: definitive, maxLength: 20 }),
  invoiceSeries: kind.text({ maxLength: 5 }),
  invoiceValue: kind.money(),
  /** Required where the invoice asks for another amount than what arrived is worth. */
  valueReason: kind.text({ maxLength: 300 }),
  /** The person who attests that the delivery matches the request. */
  attestedById: kind.reference(personContract, { required: definitive }),
  items: kind.rowsOf(receivedItemFields, { required: true, max: 100 }),
})

export const receiptFields = {
  ...arrivalFields(fieldIs('kind', 'definitivo')),
  kind: kind.choice({ required: true, values: ['provisorio', 'definitivo'] }),
  /** The day of a provisional receipt that was made definitive. */
  provisionalDate: kind.date({ isPast: true, visible: fieldIsGiven('provisionalDate') }),
}
/** A delivery of one day as the API receives it; body of the command `receive`. */
export interface RequestReceiptDraft extends DraftOf<typeof receiptFields> {}

export const confirmationFields = {
  ...arrivalFields(() => true),
  receiptId: kind.hidden(kind.recordId({ required: true })),
}
/** What makes a provisional receipt definitive; body of the command `confirmReceipt`. */
export interface ReceiptConfirmation extends DraftOf<typeof confirmationFields> {}

export const paymentFields = {
  date: kind.date({ required: true, isPast: true }),
  /** Number of the bank order that paid. */
  orderNumber: kind.text({ required: true, maxLength: 20, upperCase: true }),
  amount: kind.money({ required: true, min: 0.01 }),
}
/** A payment to the supplier; body of the commands `pay`, `payConcluded` and `payCanceled`. */
export interface RequestPayment extends DraftOf<typeof paymentFields> {}

export const budgetFields = {
  dotacao: kind.text({ required: true, maxLength: 40 }),
  /** `N.N.NN.NN.NN` */
  expenseNature: kind.masked({ required: true, pattern: budgetNature.mask, shape: budgetNature.shape, whole: budgetNature.whole }),
  source: kind.text({ required: true, maxLength: 10 }),
}
/** Budget that pays for the request. */
export interface RequestBudget extends DraftOf<typeof budgetFields> {}

/** Number of a commitment (nota de empenho), `AAAANE…`; it may be typed with spaces and signs between, "2026 NE 123". */
const commitmentNumber = kind.text({ required: true, maxLength: 20, upperCase: true })

export const commitmentFields = {
  number: commitmentNumber,
  date: kind.date({ required: true, isPast: true }),
  amount: kind.money({ required: true }),
}
/** Commitment note (empenho). */
export interface RequestCommitment extends DraftOf<typeof commitmentFields> {}

export const approvalFields = { managerId: kind.reference(personContract), inspectorId: kind.reference(personContract) }
/** Body of the commands `approve` and `approveAnyway`; people left out are already in the request. */
export interface ApprovalPayload extends DraftOf<typeof approvalFields> {}

/** Body of the command `commit`. */
export interface CommitPayload {
  readonly budget: RequestBudget
  readonly commitment: RequestCommitment
}

export const annulFields = { annulmentNumber: commitmentNumber }
/** Body of the command `cancelCommitted`. */
export interface AnnulPayload extends DraftOf<typeof annulFields> {}
