import { fill } from '../../../../blocks/ledger/fill.js'
import { balanceOf, lotItem, lotItemLook } from '../../../../blocks/pricing/lotItem.js'
import { isCalendarDate } from '../../../../core/calendar.js'
import type { Locale } from '../../../../core/locale.js'
import { formatDate } from '../../../../locale/formatDate.js'
import { defineFieldset, fieldIsGiven, withLooks } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { lotContract } from '../../../service-memos/lot/contract.js'
import { mealUnits } from '../codes.js'
import type { CanteenDay, CanteenDish, CanteenMealDraft, CanteenMenuDraft, SanitaryLicense } from '../schema.js'
import { dayTexts, dishTexts, licenseTexts, mealNames, mealOfDayTexts, mealTexts, menuTexts } from './messages.js'

export const mealFieldset = defineFieldset<CanteenMealDraft, 'unitPrice' | 'balance'>({
  messages: mealTexts,
  fields: {
    type: kind.choice({ required: true, span: 3 }),
    startTime: kind.time({ required: true, span: 2 }),
    endTime: kind.time({ required: true, span: 2 }),
    service: kind.choice({ required: true, span: 3 }),
    maxPerPerson: kind.integer({ min: 1, max: 20, span: 2 }),
    expectedPerDay: kind.integer({ required: true, min: 1, max: 50_000, span: 4 }),
    ...withLooks(
      { lotItemId: lotItem(lotContract) },
      { lotItemId: lotItemLook({ span: 6, units: mealUnits, balance: (locale) => mealTexts[locale].fields.balance }) },
    ),
  },
  computed: {
    unitPrice: {
      control: kind.unitPrice({ span: 3 }),
      from: 'lotItemId',
      of: (_, stored, chosen) => stored?.unitPrice ?? chosen?.unitPrice,
    },
    balance: { control: kind.quantity({ span: 3 }), from: 'lotItemId', of: balanceOf },
  },
})

/** "Almoço de 05/12"; none before both are chosen. */
function mealOfDay({ date, mealType }: Pick<CanteenMenuDraft, 'date' | 'mealType'>, locale: Locale): string | undefined {
  const meal = mealNames[locale][mealType]
  return meal && isCalendarDate(date) ? fill(mealOfDayTexts[locale], { meal, day: formatDate(date).slice(0, 5) }) : undefined
}

export const dishFieldset = defineFieldset<CanteenDish>({
  messages: dishTexts,
  fields: { group: kind.choice({ required: true, span: 4 }), name: kind.text({ required: true, maxLength: 80, span: 8 }) },
})

export const menuFieldset = defineFieldset<CanteenMenuDraft>({
  messages: menuTexts,
  rowName: mealOfDay,
  fields: {
    date: kind.date({ required: true, span: 3 }),
    mealType: kind.choice({ required: true, span: 3 }),
    kcal: kind.integer({ min: 1, max: 9999, span: 3 }),
    dishes: kind.rows(dishFieldset, { required: true, max: 20, as: 'table' }),
    dietary: kind.choices(),
  },
})

export const dayFieldset = defineFieldset<CanteenDay>({
  messages: dayTexts,
  rowName: mealOfDay,
  fields: {
    date: kind.date({ required: true, isPast: true, span: 3 }),
    mealType: kind.choice({ required: true, span: 4 }),
    served: kind.integer({ required: true, min: 0, max: 99_999, span: 4 }),
    wasted: kind.decimal({ max: 99_999, span: 4 }),
  },
})

const isBegun = fieldIsGiven('number', 'validUntil')
export const licenseFieldset = defineFieldset<SanitaryLicense>({
  messages: licenseTexts,
  fields: { number: kind.text({ required: isBegun, maxLength: 40, span: 5 }), validUntil: kind.date({ required: isBegun, span: 4 }) },
})
