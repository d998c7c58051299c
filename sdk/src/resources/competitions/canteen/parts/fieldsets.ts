import { fill } from '../../../../blocks/ledger/fill.js'
import { balanceOf, lotItemLook } from '../../../../blocks/pricing/lotItem.js'
import { isCalendarDate } from '../../../../core/calendar.js'
import type { Locale } from '../../../../core/locale.js'
import { formatDate } from '../../../../locale/formatDate.js'
import { defineFieldset, fieldIsGiven, withLooks } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { mealUnits } from '../codes.js'
import {
  type CanteenDay,
  type CanteenDish,
  type CanteenMealDraft,
  type CanteenMenuDraft,
  dayFields,
  dishFields,
  licenseFields,
  mealFields,
  menuFields,
  type SanitaryLicense,
} from './fields.js'
import { dayTexts, dishTexts, licenseTexts, mealNames, mealOfDayTexts, mealTexts, menuTexts } from './messages.js'

export const mealFieldset = defineFieldset<CanteenMealDraft, 'unitPrice' | 'balance'>({
  messages: mealTexts,
  fields: withLooks(mealFields, {
    type: 3,
    startTime: 2,
    endTime: 2,
    service: 3,
    maxPerPerson: 2,
    expectedPerDay: 4,
    lotItemId: lotItemLook({ span: 6, units: mealUnits, balance: (locale) => mealTexts[locale].fields.balance }),
  }),
  layout: ['type', 'startTime', 'endTime', 'service', 'maxPerPerson', 'expectedPerDay', 'lotItemId'],
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
  fields: withLooks(dishFields, { group: 4, name: 8 }),
  layout: ['group', 'name'],
})

export const menuFieldset = defineFieldset<CanteenMenuDraft>({
  messages: menuTexts,
  rowName: mealOfDay,
  fields: withLooks(menuFields, { date: 3, mealType: 3, kcal: 3, dishes: { fieldset: dishFieldset, as: 'table' } }),
  layout: ['date', 'mealType', 'kcal', 'dishes', 'dietary'],
})

export const dayFieldset = defineFieldset<CanteenDay>({
  messages: dayTexts,
  rowName: mealOfDay,
  fields: withLooks(dayFields, { date: 3, mealType: 4, served: 4, wasted: 4 }),
})

// A canteen without a licence is asked for no part of it, so its fields do not count among those that every canteen has.
const isBegun = fieldIsGiven('number', 'validUntil')
export const licenseFieldset = defineFieldset<SanitaryLicense>({
  messages: licenseTexts,
  fields: withLooks(licenseFields, { number: { required: isBegun, span: 5 }, validUntil: { required: isBegun, span: 4 } }),
})
