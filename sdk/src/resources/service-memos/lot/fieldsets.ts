import { defineFieldset, type Fieldset } from '../../../core/control.js'
import { readUnitCode } from '../../../blocks/codes/readUnit.js'
import { isDivided, unitWord } from '../../../blocks/codes/units.js'
import { multiplyDecimals } from '../../../core/decimal.js'
import * as kind from '../../../kinds/kinds.js'
import { unitPriceText } from '../../../kinds/number/unitPrice.js'
import { materialContract } from '../gms/material/contract.js'
import { lotContract } from './contract.js'
import { lotCommandTexts, lotItemTexts } from './messages.js'
import type { LotAmendment, LotItem, LotItemDraft, LotRepricing, LotTransfer, LotWithdrawal } from './schema.js'

const unitOf = (material: Readonly<Record<string, unknown>> | undefined) =>
  typeof material?.unitCode === 'string' ? material.unitCode : undefined

/** An item of a lot. */
export const lotItemFieldset = defineFieldset<LotItemDraft, 'total' | 'balance'>({
  messages: lotItemTexts,
  fields: {
    materialId: kind.reference(materialContract, { required: true, code: 'code', keeps: ['unitCode'], span: 6 }),
    unitCode: kind.choice({ span: 2, reads: readUnitCode }),
    quantity: kind.quantity({ required: true, span: 2 }),
    maxUnitPrice: kind.unitPrice({ required: true, span: 2 }),
    awardedUnitPrice: kind.unitPrice({ span: 2 }),
    brand: kind.text({ maxLength: 80, span: 3 }),
    model: kind.text({ maxLength: 80, span: 3 }),
    minOrder: kind.quantity({ span: 2 }),
    maxOrder: kind.quantity({ span: 2 }),
    complement: kind.multiline({ maxLength: 1000 }),
  },
  computed: {
    total: { control: kind.money(), of: (row) => multiplyDecimals(row.quantity, row.awardedUnitPrice || row.maxUnitPrice, 2) },
    balance: { control: kind.quantity(), of: (_, stored) => stored?.balance },
  },
  warnings: {
    unitCode: {
      from: 'materialId',
      of: ({ unitCode }, _, material) => {
        const unit = unitOf(material)
        return unitCode && unit && unitCode !== unit ? { code: `lot.unitOfItem.${unit}` } : undefined
      },
    },
    quantity: {
      from: 'materialId',
      // Without its own unit, a row is counted in that of its item.
      of: ({ quantity, unitCode }, _, material) =>
        isDivided(quantity, unitCode || unitOf(material)) ? { code: 'lot.divided' } : undefined,
    },
  },
})

/** An item of the lot by its number, shown with its name, balance and price. */
const item = kind.rowReference({
  required: true,
  span: 12,
  links: 'chosenItem',
  of: lotContract,
  rows: 'items',
  key: 'seq',
  params: () => ({}),
  offer: (row, { number, locale }) => {
    const { seq, material, unitCode, balance, unitPrice: price } = row as unknown as LotItem
    const left = `${lotItemTexts[locale].fields.balance}: ${number(balance)} ${unitWord(unitCode, locale, balance)}`
    return { label: `${seq}: ${material.label}`, detail: price === null ? left : `${left} · ${unitPriceText(price)}` }
  },
})

/** The fields of a lot's commands, by command. */
export const lotCommands = {
  transfer: defineFieldset<LotTransfer>({
    messages: lotCommandTexts as unknown as Fieldset<LotTransfer>['messages'],
    fields: {
      item,
      direction: kind.choice({ required: true, span: 8 }),
      quantity: kind.quantity({ required: true, span: 4 }),
      participant: kind.text({ required: true, maxLength: 120, span: 8 }),
      authorization: kind.text({ required: true, maxLength: 60, span: 12 }),
      isConfirmed: kind.hidden(),
    },
  }),
  amend: defineFieldset<LotAmendment>({
    messages: lotCommandTexts as unknown as Fieldset<LotAmendment>['messages'],
    fields: {
      item,
      quantity: kind.quantity({ required: true, min: -9_999_999_999, span: 4 }),
      term: kind.text({ required: true, maxLength: 60, span: 8 }),
    },
  }),
  reprice: defineFieldset<LotRepricing>({
    messages: lotCommandTexts as unknown as Fieldset<LotRepricing>['messages'],
    fields: {
      item,
      unitPrice: kind.unitPrice({ required: true, span: 7 }),
      from: kind.date({ required: true, span: 5 }),
      isConfirmed: kind.hidden(),
    },
  }),
  withdrawPrice: defineFieldset<LotWithdrawal>({
    messages: lotCommandTexts as unknown as Fieldset<LotWithdrawal>['messages'],
    fields: { item },
  }),
}
