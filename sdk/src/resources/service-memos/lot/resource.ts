import { today } from '../../../core/calendar.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { materialContract } from '../gms/material/contract.js'
import { regionContract } from '../region/contract.js'
import { eventContract } from '../../competitions/event/contract.js'
import { onlyItem } from './chosenItem.js'
import { lotContract } from './contract.js'
import { lotFields } from './fields.js'
import { hasNewPrice, judgeAmendment, type Judgement, judgePrice, judgeTransfer, judgeWithdrawal } from '../../../blocks/pricing/judge.js'
import { askOddDay, oddDay } from '../../../blocks/pricing/oddDay.js'
import { lotMessages } from './messages.js'
import { lotCommands, lotItemFieldset } from './parts/fieldsets.js'
import type { Lot } from './schema.js'

const itemColumns = ['materialId', 'unitCode', 'quantity', 'maxUnitPrice', 'awardedUnitPrice', 'total', 'balance'] as const

export const lot = defineResource(lotContract, {
  messages: lotMessages,
  title: ({ number, title }) => `${number}: ${title}`,
  columns: [
    // Number and name together, as in other lists: the first column links to the lot and is the widest.
    { key: 'title', render: (title, { number }) => `${number}: ${title}` },
    { key: 'supplier', width: 14 },
    { ...minor('itemCount', 4), control: kind.integer(), width: 5 },
    { ...minor('maxTotal', 5), control: kind.money(), width: 9.5 },
    { key: 'awardedTotal', control: kind.money(), width: 9.5 },
    { ...minor('discount', 3), control: kind.percentage(), width: 6.5 },
    { key: 'balanceShare', control: kind.percentage(), width: 6 },
    'status',
    { key: 'number', isDefault: false, width: 5.5 },
  ],
  initial: { benefit: 'sem-beneficio' },
  fields: withLooks(lotFields, {
    number: 2,
    title: 7,
    kind: 3,
    benefit: 4,
    supplierId: 5,
    awardDate: 3,
    items: { fieldset: lotItemFieldset, as: 'table', columns: itemColumns, totals: { total: 'sum' } },
  }),
  sections: [
    {
      title: 'identification',
      fields: ['number', 'title', 'kind', 'benefit', 'supplierId', 'awardDate', 'regionIds', 'notes'],
      tool: () => import('./LotTool.js'),
    },
    { title: 'items', fields: ['items'] },
    { title: 'ledger', slot: () => import('./LedgerSlot.js') },
  ],
  filters: {
    materialId: kind.reference(materialContract),
    regionId: kind.reference(regionContract),
    cityId: kind.location({ level: 'cidades' }),
    eventId: kind.reference(eventContract),
    isExhausted: kind.toggle(),
  },
  transitions: lotCommands,
  offers: ({ isSrp, items }, transition) =>
    transition !== (isSrp ? 'amend' : 'transfer') && (transition !== 'withdrawPrice' || items.some(hasNewPrice)),
  begin: {
    transfer: ({ items }) => ({ ...onlyItem(items), direction: 'entrada', isConfirmed: false }),
    amend: ({ items }) => ({ ...onlyItem(items), isConfirmed: false }),
    reprice: ({ items }) => ({ ...onlyItem(items), from: today(), isConfirmed: false }),
    withdrawPrice: ({ items }) => onlyItem(items.filter(hasNewPrice)),
  },
  warnings: ({ awardDate }) => ({ awardDate: oddDay(awardDate) }),
  judge: {
    homologate: (_, { awardDate }) => ({ question: askOddDay('awardDate', awardDate) }),
    transfer: (values, { items }) => toldAt('quantity', judgeTransfer(chosen(items, values), values)),
    amend: (values, { items }) => toldAt('quantity', judgeAmendment(chosen(items, values), values)),
    reprice: (values, { items }) => toldAt('unitPrice', judgePrice(chosen(items, values), values)),
    withdrawPrice: (values, { items }) => toldAt('item', judgeWithdrawal(chosen(items, values).prices)),
  },
})

type Items = Lot['items']

const nothing = { quantity: '0', amended: '0', balance: '0', maxUnitPrice: '0', unitPrice: null, prices: [] }
const chosen = (items: Items, { item }: Readonly<Record<string, unknown>>) => items.find(({ seq }) => seq === item) ?? nothing
const toldAt = (key: string, { note, question, refusal }: Judgement) => ({
  remarks: { [key]: note },
  warnings: { [key]: refusal ?? question },
  question,
})
