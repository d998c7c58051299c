import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { attachmentFieldset } from '../../../blocks/attachment/fieldset.js'
import { today } from '../../../core/calendar.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { adultPeople } from '../../people/person/contract.js'
import { regionalOffices } from '../region/contract.js'
import { supplierContract } from '../supplier/contract.js'
import { outOfForce } from '../../../blocks/pricing/outOfForce.js'
import { serviceRequestContract } from './contract.js'
import { hasReceipts, serviceRequestFields } from './fields.js'
import { fileTexts } from './parts/messages.js'
import {
  annulFieldset,
  approvalFieldset,
  budgetFieldset,
  commitFieldset,
  commitmentFieldset,
  itemFieldset,
  paymentFieldset,
  receiptFieldset,
} from './parts/fieldsets.js'
import { serviceRequestMessages } from './messages.js'
import { requestLacks } from './decision/requestLacks.js'
import type { ServiceRequest } from './schema.js'
import {
  arrivalFieldset,
  judgeArrival,
  beginArrival,
  beginConfirmation,
  confirmationFieldset,
  judgePayment,
  provisionalOf,
  warnOfInvoices,
} from './arrival/fieldsets.js'
import { leftToReceive } from '../../../blocks/pricing/totals.js'

type Values = Readonly<Record<string, unknown>>
const inForce = () => ({ status: 'vigente' })
const inRegion = ({ regionId }: Values) => ({ regionId: (regionId as number | null) ?? undefined })
const isOwed = ({ owed }: Pick<ServiceRequest, 'owed'>) => Number(owed) > 0

/** Manager and inspector with their names, as starting values of an approval: those of the tender, where the request names nobody. */
function dutiesOf(request: ServiceRequest) {
  const manager = request.manager ?? request.tenderManager
  const inspector = request.inspector ?? request.tenderInspector
  return { managerId: request.managerId ?? manager?.id, manager, inspectorId: request.inspectorId ?? inspector?.id, inspector }
}

/** Whether a command makes sense for this record; rows of the list have no items, and offer what their status allows. */
const offers: Readonly<Record<string, (record: ServiceRequest) => boolean>> = {
  callBack: ({ isMine }) => isMine,
  approve: ({ supplierTrouble }) => supplierTrouble === null,
  approveAnyway: ({ supplierTrouble }) => supplierTrouble !== null,
  receive: ({ items }) => items === undefined || leftToReceive(items).length > 0,
  confirmReceipt: ({ receipts }) => receipts !== undefined && provisionalOf({ receipts }) !== undefined,
  pay: isOwed,
  payConcluded: isOwed,
  payCanceled: isOwed,
}

const beginPayment = ({ owed }: ServiceRequest) => ({ date: today(), amount: owed })

export const serviceRequest = defineResource(serviceRequestContract, {
  messages: serviceRequestMessages,
  title: 'subject',
  columns: [
    { key: 'number', width: 7 },
    { key: 'date', width: 7.5 },
    'subject',
    { ...minor('department', 4), width: 11 },
    { ...minor('supplier', 1), width: 11 },
    { key: 'lot', isMinor: true, rank: 6, width: 14, render: (lot, record) => `${record.tender.label} · ${lot.label}` },
    { key: 'total', align: 'end', width: 10 },
    { ...minor('startDate', 5), width: 7.5 },
    { ...minor('endDate', 7), width: 7.5 },
    'status',
    { ...minor('daysInStatus', 3), align: 'end', width: 8 },
    { key: 'region', isDefault: false },
    { key: 'requester', isDefault: false },
    { key: 'event', isDefault: false },
    { key: 'protocol', isDefault: false },
    { key: 'supplierTrouble', isDefault: false },
    { key: 'owed', isDefault: false, align: 'end', width: 9, control: kind.money() },
  ],
  board: ['number', 'supplier', 'total', 'daysInStatus'],
  fields: withLooks(serviceRequestFields, {
    date: 3,
    protocol: { isNeededLater: true, span: 3 },
    regionId: { filter: regionalOffices, span: 6 },
    departmentId: 6,
    requesterId: { filter: adultPeople, span: 6 },
    subject: 12,
    tenderId: { filter: inForce, outOfForce, span: 6 },
    lotId: { prefers: inRegion, span: 6 },
    items: {
      fieldset: itemFieldset,
      as: 'table',
      columns: ['lotItemId', 'unit', 'quantity', 'unitPrice', 'total', 'balance', 'received'],
      totals: { total: 'sum' },
    },
    eventId: 12,
    startDate: 3,
    endDate: 3,
    deliveryDeadline: 3,
    executionPlace: 12,
    address: { fieldset: addressFieldset },
    managerId: { filter: adultPeople, isNeededLater: true, span: 6 },
    inspectorId: { filter: adultPeople, isNeededLater: true, span: 6 },
    budget: { fieldset: budgetFieldset },
    commitment: { fieldset: commitmentFieldset },
    receipts: { fieldset: receiptFieldset },
    payments: { fieldset: paymentFieldset, as: 'table', totals: { amount: 'sum' } },
    attachments: { fieldset: attachmentFieldset({ categories: fileTexts }) },
  }),
  sections: [
    { title: 'progress', slot: () => import('./progress/RequestProgress.js') },
    { title: 'identification', fields: ['date', 'protocol', 'regionId', 'departmentId', 'requesterId', 'subject', 'justification'] },
    { title: 'source', fields: ['tenderId', 'lotId'] },
    {
      title: 'items',
      fields: ['items', 'total'],
      tool: () => import('./choice/ChooseItems.js'),
      slot: () => import('./balances/BalancesSlot.js'),
    },
    { title: 'execution', fields: ['eventId', 'startDate', 'endDate', 'deliveryDeadline', 'executionPlace', 'address'] },
    { title: 'control', fields: ['managerId', 'inspectorId', 'budget', 'commitment'] },
    { title: 'receipts', fields: ['receipts'], visible: hasReceipts },
    { title: 'payments', fields: ['payments'], facts: { owed: kind.money() }, visible: hasReceipts },
    { title: 'attachments', fields: ['attachments', 'notes'] },
  ],
  onChange: (_, { items, lotId }, before) => {
    // Items belong to one lot; items of another lot stay but must be chosen again.
    const own = lotId === before.lotId ? items : items.map((item) => ({ ...item, lotItemId: null, unitPrice: null }))
    return { items: own as typeof items }
  },
  transitions: {
    approve: approvalFieldset,
    approveAnyway: approvalFieldset,
    commit: commitFieldset,
    receive: arrivalFieldset,
    confirmReceipt: confirmationFieldset,
    pay: paymentFieldset,
    payConcluded: paymentFieldset,
    payCanceled: paymentFieldset,
    cancelCommitted: annulFieldset,
  },
  warnings: warnOfInvoices,
  begin: {
    approve: dutiesOf,
    approveAnyway: dutiesOf,
    commit: ({ budget, commitment, total }) => ({ budget, commitment: commitment ?? { date: today(), amount: total } }),
    receive: beginArrival,
    confirmReceipt: beginConfirmation,
    pay: beginPayment,
    payConcluded: beginPayment,
    payCanceled: beginPayment,
  },
  judge: { receive: judgeArrival, confirmReceipt: judgeArrival, pay: judgePayment, payConcluded: judgePayment, payCanceled: judgePayment },
  offers: (record, transition) => offers[transition]?.(record) ?? true,
  announce: ({ number }, transition) => {
    const [own = '', year = ''] = number?.split('/') ?? []
    return transition === 'send' && number !== null ? { code: 'serviceRequest.sent', params: { number: own, year } } : undefined
  },
  remedy: () => import('./choice/BalanceRemedy.js'),
  step: () => import('./step/RequestStep.js'),
  decide: {
    // A decision about a request that was only sent starts its analysis too.
    status: ['enviada', 'em-analise'],
    approve: 'approve',
    // An approval with a suspended supplier or expired certificate asks for a reason.
    approveInstead: ({ supplierTrouble }) => (supplierTrouble === null ? undefined : 'approveAnyway'),
    giveBack: 'giveBack',
    reject: 'reject',
    lacks: requestLacks,
    facts: () => import('./decision/DecisionFacts.js'),
  },
  filters: {
    mine: kind.toggle(),
    myArea: kind.toggle(),
    inspecting: kind.toggle(),
    daysInStatus: kind.integer({ min: 0, max: 9999 }),
    supplierId: kind.reference(supplierContract),
  },
})
