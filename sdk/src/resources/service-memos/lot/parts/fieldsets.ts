import { defineFieldset, type Fieldset, withLooks } from '../../../../core/control.js'
import { readUnitCode } from '../../../../blocks/codes/readUnit.js'
import { isDivided, unitWord } from '../../../../blocks/codes/units.js'
import { multiplyDecimals } from '../../../../core/decimal.js'
import * as kind from '../../../../kinds/kinds.js'
import type { RowReferenceOptions } from '../../../../kinds/link/rowReference.js'
import { unitPriceText } from '../../../../kinds/number/unitPrice.js'
import { lotCommandTexts, lotItemTexts } from '../messages.js'
import {
  amendFields,
  type LotAmendment,
  type LotItemDraft,
  type LotRepricing,
  type LotTransfer,
  type LotWithdrawal,
  lotItemFields,
  repriceFields,
  transferFields,
  withdrawPriceFields,
} from './fields.js'
import type { LotItem } from './schema.js'

const unitOf = (material: Readonly<Record<string, unknown>> | undefined) =>
  typeof material?.unitCode === 'string' ? material.unitCode : undefined

/** An item of a lot. */
export const lotItemFieldset = defineFieldset<LotItemDraft, 'total' | 'balance'>({
  messages: lotItemTexts,
  fields: withLooks(lotItemFields, {
    materialId: 6,
    unitCode: { reads: readUnitCode, span: 2 },
    quantity: 2,
    maxUnitPrice: 2,
    awardedUnitPrice: 2,
    brand: 3,
    model: 3,
    minOrder: 2,
    maxOrder: 2,
  }),
  layout: [
    'materialId',
    'unitCode',
    'quantity',
    'maxUnitPrice',
    'awardedUnitPrice',
    'brand',
    'model',
    'minOrder',
    'maxOrder',
    'complement',
  ],
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

/** An item of the lot is shown with its name, balance and price. */
const item: Partial<RowReferenceOptions> = {
  span: 12,
  offer: (row, { number, locale }) => {
    const { seq, material, unitCode, balance, unitPrice: price } = row as unknown as LotItem
    const left = `${lotItemTexts[locale].fields.balance}: ${number(balance)} ${unitWord(unitCode, locale, balance)}`
    return { label: `${seq}: ${material.label}`, detail: price === null ? left : `${left} · ${unitPriceText(price)}` }
  },
}

/** The fields of a lot's commands, by command. */
export const lotCommands = {
  transfer: defineFieldset<LotTransfer>({
    messages: lotCommandTexts as unknown as Fieldset<LotTransfer>['messages'],
    fields: withLooks(transferFields, { item, direction: 8, quantity: 4, participant: 8, authorization: 12 }),
  }),
  amend: defineFieldset<LotAmendment>({
    messages: lotCommandTexts as unknown as Fieldset<LotAmendment>['messages'],
    fields: withLooks(amendFields, { item, quantity: 4, term: 8 }),
  }),
  reprice: defineFieldset<LotRepricing>({
    messages: lotCommandTexts as unknown as Fieldset<LotRepricing>['messages'],
    fields: withLooks(repriceFields, { item, unitPrice: 7, from: 5 }),
  }),
  withdrawPrice: defineFieldset<LotWithdrawal>({
    messages: lotCommandTexts as unknown as Fieldset<LotWithdrawal>['messages'],
    fields: withLooks(withdrawPriceFields, { item }),
  }),
}
