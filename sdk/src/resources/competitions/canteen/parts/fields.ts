import { lotItem } from '../../../../blocks/pricing/lotItem.js'
import type { DraftOf } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { lotContract } from '../../../service-memos/lot/contract.js'
import { dietaryMarks, dishGroups, mealServices, mealTypes } from '../codes.js'

const mealType = kind.choice({ required: true, values: mealTypes })

export const mealFields = {
  type: mealType,
  /** `HH:MM` */
  startTime: kind.time({ required: true }),
  endTime: kind.time({ required: true }),
  service: kind.choice({ required: true, values: mealServices }),
  expectedPerDay: kind.integer({ required: true, min: 1, max: 50_000 }),
  /** How many portions one person may have. */
  maxPerPerson: kind.integer({ min: 1, max: 20 }),
  /** The item of the lot that pays for the meal, counted in meals or kits. */
  lotItemId: lotItem(lotContract),
}
/** A meal as the API receives it. */
export interface CanteenMealDraft extends DraftOf<typeof mealFields> {}

export const dishFields = {
  name: kind.text({ required: true, minLength: 2, maxLength: 80 }),
  group: kind.choice({ required: true, values: dishGroups }),
}
/** A dish of a menu. */
export interface CanteenDish extends DraftOf<typeof dishFields> {}

export const menuFields = {
  date: kind.date({ required: true }),
  mealType,
  dishes: kind.rowsOf(dishFields, { required: true, max: 20 }),
  dietary: kind.choices({ values: dietaryMarks }),
  kcal: kind.integer({ min: 1, max: 9999 }),
}
/** The menu of one meal on one day. */
export interface CanteenMenuDraft extends DraftOf<typeof menuFields> {}

const countFields = {
  mealType,
  served: kind.integer({ required: true, min: 0, max: 99_999 }),
  wasted: kind.decimal({ max: 99_999 }),
}
/** Count of one meal, without its day. */
export interface MealCount extends DraftOf<typeof countFields> {}

const pastDay = kind.date({ required: true, isPast: true, near: (_, { operatingFrom }) => operatingFrom })

export const dayFields = { date: pastDay, ...countFields }
/** Count of one meal on one day: portions served, and waste in kg. */
export interface CanteenDay extends DraftOf<typeof dayFields> {}

export const countingFields = { date: pastDay, counts: kind.rowsOf(countFields, { required: true, max: mealTypes.length }) }
/** Body of the command `count`: the meals of one day. Meals that it does not name stay as they are. */
export interface CanteenCounting extends DraftOf<typeof countingFields> {}

export const licenseFields = {
  number: kind.text({ required: true, maxLength: 40 }),
  validUntil: kind.date({ required: true }),
}
/** Sanitary licence (Alvará sanitário). */
export interface SanitaryLicense extends DraftOf<typeof licenseFields> {}
