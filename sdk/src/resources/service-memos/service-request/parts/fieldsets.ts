import { budgetNature } from '../../../../blocks/codes/shapes.js'
import { isDivided } from '../../../../blocks/codes/units.js'
import { aboveBalance, balanceOf, lotItem } from '../../../../blocks/pricing/lotItem.js'
import { itemTotal } from '../../../../blocks/pricing/totals.js'
import { defineFieldset, fieldIs, fieldIsGiven } from '../../../../core/control.js'
import type { Condition } from '../../../../core/kind.js'
import * as kind from '../../../../kinds/kinds.js'
import { adultPeople, personContract } from '../../../people/person/contract.js'
import { lotContract } from '../../lot/contract.js'
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
import type {
  AnnulPayload,
  ApprovalPayload,
  CommitPayload,
  ReceivedItemDraft,
  RequestBudget,
  RequestCommitment,
  RequestItemDraft,
  RequestPayment,
  RequestReceiptDraft,
} from '../schema.js'

/** An item of the request's lot; items without balance are not offered. */
export const ofRequest = (span: number) =>
  lotItem(lotContract, {
    required: true,
    span,
    balance: (locale) => balanceTexts[locale],
    fill: ({ unitPrice: price }) => ({ unitPrice: price }),
  })

const tooMuch = aboveBalance('serviceRequest.aboveBalance')
const quantityWarning: typeof tooMuch = (row, stored, chosen) =>
  isDivided(row.quantity, String(stored?.unit ?? chosen?.unitCode)) ? { code: 'serviceRequest.divided' } : tooMuch(row, stored, chosen)

export const itemFieldset = defineFieldset<RequestItemDraft, 'unit' | 'total' | 'balance' | 'received'>({
  messages: itemTexts,
  fields: {
    lotItemId: ofRequest(6),
    quantity: kind.quantity({ required: true, span: 3 }),
    unitPrice: kind.unitPrice({ span: 3 }),
    complement: kind.text({ maxLength: 300, span: 6 }),
    priceReason: kind.text({ maxLength: 300, span: 6 }),
  },
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
  fields: { lotItemId: ofRequest(9), quantity: kind.quantity({ required: true, span: 3 }) },
})

export const isDefinitive = fieldIs('kind', 'definitivo')
export const date = kind.date({ required: true, isPast: true, span: 3 })
export const invoice = (required: Condition) => ({
  attestedById: kind.reference(personContract, { required, filter: adultPeople, span: 6 }),
  invoiceNumber: kind.text({ required, maxLength: 20, span: 4 }),
  invoiceSeries: kind.text({ maxLength: 5, span: 2 }),
  invoiceValue: kind.money({ span: 3 }),
})

export const receiptFieldset = defineFieldset<RequestReceiptDraft>({
  messages: receiptTexts,
  fields: {
    date,
    kind: kind.choice({ required: true, span: 3 }),
    provisionalDate: kind.date({ readOnly: true, visible: fieldIsGiven('provisionalDate'), span: 3 }),
    ...invoice(isDefinitive),
    valueReason: kind.text({ maxLength: 300, span: 12 }),
    items: kind.rows(receivedItemFieldset, { required: true, max: 100, as: 'table' }),
  },
})

export const paymentFieldset = defineFieldset<RequestPayment>({
  messages: paymentTexts,
  fields: {
    date,
    orderNumber: kind.text({ required: true, maxLength: 20, upperCase: true, span: 5 }),
    amount: kind.money({ required: true, span: 4 }),
  },
})

export const budgetFieldset = defineFieldset<RequestBudget>({
  messages: budgetTexts,
  fields: {
    dotacao: kind.text({ required: true, maxLength: 40, span: 6 }),
    expenseNature: kind.masked({ required: true, pattern: budgetNature.mask, span: 3 }),
    source: kind.text({ required: true, maxLength: 10, span: 3 }),
  },
})

export const commitmentFieldset = defineFieldset<RequestCommitment>({
  messages: commitmentTexts,
  fields: {
    number: kind.text({ required: true, maxLength: 20, upperCase: true, span: 6 }),
    date: kind.date({ required: true, isPast: true, span: 3 }),
    amount: kind.money({ required: true, span: 3 }),
  },
})

/** Fields of an approval: the manager and the inspector of the execution. */
export const approvalFieldset = defineFieldset<ApprovalPayload>({
  messages: approvalTexts,
  fields: {
    managerId: kind.reference(personContract, { required: true, filter: adultPeople, span: 6 }),
    inspectorId: kind.reference(personContract, { required: true, filter: adultPeople, span: 6 }),
  },
})

/** Fields of the command "Registrar empenho". */
export const commitFieldset = defineFieldset<CommitPayload>({
  messages: commitTexts,
  fields: { budget: kind.group(budgetFieldset, { required: true }), commitment: kind.group(commitmentFieldset, { required: true }) },
})

/** Fields of the command "Cancelar com anulação do empenho". */
export const annulFieldset = defineFieldset<AnnulPayload>({
  messages: annulTexts,
  fields: { annulmentNumber: kind.text({ required: true, maxLength: 20, upperCase: true, span: 6 }) },
})
