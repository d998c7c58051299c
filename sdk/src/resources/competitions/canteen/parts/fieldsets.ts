import { lotItem } from '../../../../blocks/pricing/lotItem.js'
import { defineFieldset, fieldIsGiven } from '../../../../core/control.js'
import { choice } from '../../../../kinds/choice/choice.js'
import { choices } from '../../../../kinds/choice/choices.js'
import { decimal } from '../../../../kinds/number/decimal.js'
import { integer } from '../../../../kinds/number/integer.js'
import { quantity } from '../../../../kinds/number/quantity.js'
import { unitPrice } from '../../../../kinds/number/unitPrice.js'
import { rows } from '../../../../kinds/part/rows.js'
import { text } from '../../../../kinds/text/text.js'
import { date } from '../../../../kinds/time/date.js'
import { time } from '../../../../kinds/time/time.js'
import { lotContract } from '../../../service-memos/lot/contract.js'
import { mealUnits } from '../codes.js'
import type { CanteenDay, CanteenDish, CanteenMealDraft, CanteenMenuDraft, SanitaryLicense } from '../schema.js'
import { dayTexts, dishTexts, licenseTexts, mealTexts, menuTexts } from './messages.js'

export const mealFieldset = defineFieldset<CanteenMealDraft, 'unitPrice' | 'balance'>({
  messages: mealTexts,
  fields: {
    type: choice({ required: true, span: 3 }),
    startTime: time({ required: true, span: 2 }),
    endTime: time({ required: true, span: 2 }),
    service: choice({ required: true, span: 3 }),
    maxPerPerson: integer({ min: 1, max: 20, span: 2 }),
    expectedPerDay: integer({ required: true, min: 1, max: 50_000, span: 4 }),
    lotItemId: lotItem(lotContract, { span: 6, units: mealUnits, balance: (locale) => mealTexts[locale].fields.balance }),
  },
  computed: {
    unitPrice: { control: unitPrice({ span: 3 }), of: (_, stored) => stored?.unitPrice },
    balance: { control: quantity({ span: 3 }), of: (_, stored) => stored?.balance },
  },
})

export const dishFieldset = defineFieldset<CanteenDish>({
  messages: dishTexts,
  fields: { group: choice({ required: true, span: 4 }), name: text({ required: true, maxLength: 80, span: 8 }) },
})

export const menuFieldset = defineFieldset<CanteenMenuDraft>({
  messages: menuTexts,
  fields: {
    date: date({ required: true, span: 3 }),
    mealType: choice({ required: true, span: 3 }),
    kcal: integer({ min: 1, max: 9999, span: 3 }),
    dishes: rows(dishFieldset, { required: true, max: 20, as: 'table' }),
    dietary: choices(),
  },
})

export const dayFieldset = defineFieldset<CanteenDay>({
  messages: dayTexts,
  fields: {
    date: date({ required: true, isPast: true, span: 3 }),
    mealType: choice({ required: true, span: 4 }),
    served: integer({ required: true, min: 0, max: 99_999, span: 4 }),
    wasted: decimal({ max: 99_999, span: 4 }),
  },
})

const isBegun = fieldIsGiven('number', 'validUntil')
export const licenseFieldset = defineFieldset<SanitaryLicense>({
  messages: licenseTexts,
  fields: { number: text({ required: isBegun, maxLength: 40, span: 5 }), validUntil: date({ required: isBegun, span: 4 }) },
})
