import { z } from 'zod'
import { addressSchema } from '../../../blocks/address/schema.js'
import { entitySchema, type RecordOf } from '../../../schema/draftSchema.js'
import * as field from '../../../schema/fields.js'
import { canteenStatuses, mealTypes } from './codes.js'
import { canteenFields } from './fields.js'
import { counting, day, meal, storedMeal, storedMenu } from './parts/schema.js'
import { canteenRules } from './rules.js'

const added = {
  ...field.storedShape,
  status: z.enum(canteenStatuses),
  event: field.link,
  city: field.link.nullable(),
  manager: field.link,
  nutritionist: field.link.nullable(),
  tender: field.link.nullable(),
  lot: field.nestedLink.nullable(),
  supplier: field.link.nullable(),
  request: field.link.nullable(),
  meals: field.storedRows(storedMeal),
  menus: field.storedRows(storedMenu),
  daily: field.storedRows(day),
  /** First to last day, written as in Brazil. */
  period: z.string(),
  /** Kinds of the meals, in the order of the day. */
  mealTypes: z.array(z.enum(mealTypes)),
  /** Sum of the portions expected per meal. */
  mealsPerDay: z.number().int(),
  /** The most meals a day that seats and turns allow. */
  mealCapacity: z.number().int(),
  /** How many meals have no menu yet. */
  missingMenus: z.number().int(),
  /** Open grave non-conformities found by inspections. */
  graveIssues: z.number().int(),
}

/** A canteen as the API returns it, with values computed from its meals, menus and seats. */
export interface Canteen extends RecordOf<typeof canteenFields, typeof added> {}
export type { CanteenDraft } from './fields.js'
export type { CanteenMeal } from './parts/schema.js'
/** Checks record, draft and the day's counts. The server checks balances, dates of the event and what each status needs. */
export const canteenSchema = {
  ...entitySchema(canteenFields, added, { parts: { address: addressSchema, meals: meal }, rules: canteenRules }),
  transitions: { count: counting },
}
