import { defineResource, minor } from '../../../core/resource.js'
import { choice } from '../../../kinds/choice/choice.js'
import { toggle } from '../../../kinds/choice/toggle.js'
import { reference } from '../../../kinds/link/reference.js'
import { references } from '../../../kinds/link/references.js'
import { integer } from '../../../kinds/number/integer.js'
import { money } from '../../../kinds/number/money.js'
import { percentage } from '../../../kinds/number/percentage.js'
import { hidden } from '../../../kinds/part/hidden.js'
import { rows } from '../../../kinds/part/rows.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
import { date } from '../../../kinds/time/date.js'
import { materialContract } from '../gms/material/contract.js'
import { regionContract } from '../region/contract.js'
import { supplierContract } from '../supplier/contract.js'
import { lotContract } from './contract.js'
import { lotCommands, lotItemFieldset } from './fieldsets.js'
import { lotMessages } from './messages.js'

const itemColumns = ['materialId', 'unitCode', 'quantity', 'maxUnitPrice', 'awardedUnitPrice', 'total', 'balance'] as const

export const lot = defineResource(lotContract, {
  messages: lotMessages,
  title: ({ number, title }) => `${number}: ${title}`,
  columns: [
    // Number and name together, as in other lists: the first column links to the lot and is the widest.
    { key: 'title', render: (title, { number }) => `${number}: ${title}` },
    { key: 'supplier', width: 14 },
    { ...minor('itemCount', 4), control: integer(), width: 5 },
    { ...minor('maxTotal', 5), control: money(), width: 9.5 },
    { key: 'awardedTotal', control: money(), width: 9.5 },
    { ...minor('discount', 3), control: percentage(), width: 6.5 },
    { key: 'balanceShare', control: percentage(), width: 6 },
    { key: 'status', width: 8.5 },
    { key: 'number', isDefault: false, width: 5.5 },
  ],
  initial: { benefit: 'sem-beneficio' },
  fields: {
    tenderId: hidden(),
    number: integer({ required: true, min: 1, max: 9999, span: 2 }),
    title: text({ required: true, maxLength: 150, span: 7 }),
    kind: choice({ required: true, span: 3 }),
    benefit: choice({ required: true, span: 4 }),
    supplierId: reference(supplierContract, { span: 5 }),
    awardDate: date({ span: 3 }),
    regionIds: references(regionContract, { links: 'regions', span: 12 }),
    items: rows(lotItemFieldset, { max: 500, as: 'table', columns: itemColumns, totals: { total: 'sum' } }),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [
    { title: 'identification', fields: ['number', 'title', 'kind', 'benefit', 'supplierId', 'awardDate', 'regionIds', 'notes'] },
    { title: 'items', fields: ['items'] },
    { title: 'ledger', slot: () => import('./LedgerSlot.js') },
  ],
  filters: {
    materialId: reference(materialContract),
    isExhausted: toggle(),
  },
  transitions: lotCommands,
  offers: ({ isSrp }, transition) => transition !== (isSrp ? 'amend' : 'transfer'),
})
