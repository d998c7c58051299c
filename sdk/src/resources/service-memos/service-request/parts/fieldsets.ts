import { isDivided } from '../../../../blocks/codes/units.js'
import { aboveBalance, balanceOf, lotItemLook } from '../../../../blocks/pricing/lotItem.js'
import { itemTotal } from '../../../../blocks/pricing/totals.js'
import { defineFieldset, withLooks } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { adultPeople } from '../../../people/person/contract.js'
import {
  type AnnulPayload,
  type ApprovalPayload,
  annulFields,
  approvalFields,
  budgetFields,
  type CommitPayload,
  commitmentFields,
  paymentFields,
  type ReceivedItemDraft,
  type RequestBudget,
  type RequestCommitment,
  type RequestItemDraft,
  type RequestPayment,
  type RequestReceiptDraft,
  receiptFields,
  receivedItemFields,
  requestItemFields,
} from './fields.js'
import {
  annulTexts,
  approvalTexts,
  balanceTexts,
  budgetTexts,
  commitmentTexts,
  commitTexts,
  itemTexts,
  paymentTexts,
  receiptTexts,
  receivedItemTexts,
} from './messages.js'

/** An item of the request's lot; items without balance are not offered. */
export const ofRequest = (span: number) =>
  lotItemLook({
    span,
    balance: (locale) => balanceTexts[locale],
    fill: ({ unitPrice: price }) => ({ unitPrice: price }),
  })

const tooMuch = aboveBalance('serviceRequest.aboveBalance')
const quantityWarning: typeof tooMuch = (row, stored, chosen) =>
  isDivided(row.quantity, String(stored?.unit ?? chosen?.unitCode)) ? { code: 'serviceRequest.divided' } : tooMuch(row, stored, chosen)

export const itemFieldset = defineFieldset<RequestItemDraft, 'unit' | 'total' | 'balance' | 'received'>({
  messages: itemTexts,
  fields: withLooks(requestItemFields, { lotItemId: ofRequest(6), quantity: 3, unitPrice: 3, complement: 6, priceReason: 6 }),
  layout: ['lotItemId', 'quantity', 'unitPrice', 'complement', 'priceReason'],
  computed: {
    unit: { control: kind.choice(), from: 'lotItemId', of: (_, stored, chosen) => stored?.unit ?? chosen?.unitCode },
    total: { control: kind.money(), of: itemTotal },
    balance: { control: kind.quantity(), from: 'lotItemId', of: balanceOf },
    received: { control: kind.quantity(), from: 'lotItemId', hidesEmpty: true, of: (_, stored) => stored?.received },
  },
  warnings: { quantity: { from: 'lotItemId', of: quantityWarning } },
})

const receivedItemFieldset = defineFieldset<ReceivedItemDraft>({
  messages: receivedItemTexts,
  fields: withLooks(receivedItemFields, { lotItemId: ofRequest(9), quantity: 3 }),
})

/** How the fields of what arrived look, and their order. */
export const arrivalLooks = {
  date: 3,
  attestedById: { filter: adultPeople, span: 6 },
  invoiceNumber: 4,
  invoiceSeries: 2,
  invoiceValue: 3,
  valueReason: 12,
}
export const invoiceKeys = ['attestedById', 'invoiceNumber', 'invoiceSeries', 'invoiceValue', 'valueReason'] as const

export const receiptFieldset = defineFieldset<RequestReceiptDraft>({
  messages: receiptTexts,
  fields: withLooks(receiptFields, {
    ...arrivalLooks,
    kind: 3,
    provisionalDate: { readOnly: true, span: 3 },
    items: { fieldset: receivedItemFieldset, as: 'table' },
  }),
  layout: ['date', 'kind', 'provisionalDate', ...invoiceKeys, 'items'],
})

export const paymentFieldset = defineFieldset<RequestPayment>({
  messages: paymentTexts,
  fields: withLooks(paymentFields, { date: 3, orderNumber: 5, amount: 4 }),
})

export const budgetFieldset = defineFieldset<RequestBudget>({
  messages: budgetTexts,
  fields: withLooks(budgetFields, { dotacao: 6, expenseNature: 3, source: 3 }),
})

export const commitmentFieldset = defineFieldset<RequestCommitment>({
  messages: commitmentTexts,
  fields: withLooks(commitmentFields, { number: 6, date: 3, amount: 3 }),
})

const duty = { required: true, filter: adultPeople, span: 6 } as const

/** Fields of an approval: the manager and the inspector of the execution. The server takes less: people left out are already in the request. */
export const approvalFieldset = defineFieldset<ApprovalPayload>({
  messages: approvalTexts,
  fields: withLooks(approvalFields, { managerId: duty, inspectorId: duty }),
})

/** Fields of the command "Registrar empenho". */
export const commitFieldset = defineFieldset<CommitPayload>({
  messages: commitTexts,
  fields: { budget: kind.group(budgetFieldset, { required: true }), commitment: kind.group(commitmentFieldset, { required: true }) },
})

/** Fields of the command "Cancelar com anulação do empenho". */
export const annulFieldset = defineFieldset<AnnulPayload>({
  messages: annulTexts,
  fields: withLooks(annulFields, { annulmentNumber: 6 }),
})
