import { defineFieldset, type Fieldset } from '../../../core/control.js'
import { choice } from '../../../kinds/choice/choice.js'
import { reference } from '../../../kinds/link/reference.js'
import { rowReference } from '../../../kinds/link/rowReference.js'
import { unitWord } from '../../../blocks/codes/units.js'
import { multiplyDecimals } from '../../../core/decimal.js'
import { money } from '../../../kinds/number/money.js'
import { quantity } from '../../../kinds/number/quantity.js'
import { unitPrice, unitPriceText } from '../../../kinds/number/unitPrice.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
import { date } from '../../../kinds/time/date.js'
import { materialContract } from '../gms/material/contract.js'
import { lotContract } from './contract.js'
import { lotCommandTexts, lotItemTexts } from './messages.js'
import type { LotAmendment, LotItem, LotItemDraft, LotRepricing, LotTransfer } from './schema.js'

/** An item of a lot. */
export const lotItemFieldset = defineFieldset<LotItemDraft, 'total' | 'balance'>({
  messages: lotItemTexts,
  fields: {
    materialId: reference(materialContract, { required: true, span: 6 }),
    unitCode: choice({ span: 2 }),
    quantity: quantity({ required: true, span: 2 }),
    maxUnitPrice: unitPrice({ required: true, span: 2 }),
    awardedUnitPrice: unitPrice({ span: 2 }),
    brand: text({ maxLength: 80, span: 3 }),
    model: text({ maxLength: 80, span: 3 }),
    minOrder: quantity({ span: 2 }),
    maxOrder: quantity({ span: 2 }),
    complement: multiline({ maxLength: 1000 }),
  },
  computed: {
    total: { control: money(), of: (row) => multiplyDecimals(row.quantity, row.awardedUnitPrice || row.maxUnitPrice, 2) },
    balance: { control: quantity(), of: (_, stored) => stored?.balance },
  },
})

/** An item of the lot by its number, shown with its name, balance and price. */
const item = rowReference({
  required: true,
  span: 12,
  links: 'item',
  of: lotContract,
  rows: 'items',
  key: 'seq',
  params: () => ({}),
  offer: (row, { number, locale }) => {
    const { seq, material, unitCode, balance, unitPrice: price } = row as unknown as LotItem
    const left = `${lotItemTexts[locale].fields.balance}: ${number(balance)} ${unitWord(unitCode, locale, balance)}`
    return { label: `${seq}: ${material.label}`, detail: price === null ? left : `${left} · ${unitPriceText(price, number)}` }
  },
})

/** The fields of a lot's commands, by command. */
export const lotCommands = {
  transfer: defineFieldset<LotTransfer>({
    messages: lotCommandTexts as unknown as Fieldset<LotTransfer>['messages'],
    fields: {
      item,
      direction: choice({ required: true, span: 8 }),
      quantity: quantity({ required: true, span: 4 }),
      participant: text({ required: true, maxLength: 120, span: 8 }),
      authorization: text({ required: true, maxLength: 60, span: 12 }),
    },
  }),
  amend: defineFieldset<LotAmendment>({
    messages: lotCommandTexts as unknown as Fieldset<LotAmendment>['messages'],
    fields: { item, quantity: quantity({ required: true, span: 4 }), term: text({ required: true, maxLength: 60, span: 4 }) },
  }),
  reprice: defineFieldset<LotRepricing>({
    messages: lotCommandTexts as unknown as Fieldset<LotRepricing>['messages'],
    fields: { item, unitPrice: unitPrice({ required: true, span: 4 }), from: date({ required: true, span: 4 }) },
  }),
}
