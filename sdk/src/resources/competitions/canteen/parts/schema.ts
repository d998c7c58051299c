import { z } from 'zod'
import type { RuleOf } from '../../../../core/messages.js'
import { endsTooEarly } from '../../../../blocks/canteen/hours.js'
import { partSchema, type RecordOf, storedPart } from '../../../../schema/draftSchema.js'
import * as field from '../../../../schema/fields.js'
import { type Fail, failRepeated } from '../../../../schema/rules.js'
import type { canteenMessages } from '../messages.js'
import { countingFields, dayFields, dishFields, mealFields, menuFields } from './fields.js'

type Rule = RuleOf<'canteen', typeof canteenMessages>

export const meal = partSchema(mealFields, {
  rules: ({ startTime, endTime }, fail: Fail<Rule>) => {
    if (startTime !== null && endTime !== null && endsTooEarly({ startTime, endTime })) fail('endTime', 'canteen.endBeforeStart')
  },
})

const addedToMeal = {
  lotItem: field.link.extend({ code: z.string() }).nullable(),
  /** The item's price today, in BRL. */
  unitPrice: z.string().nullable(),
  /** What is left of the lot's item. */
  balance: z.string().nullable(),
  /** The quantity of the item in the linked request; `null` also where that request holds nothing, as a cancelled one. */
  requested: z.string().nullable(),
  /** What other canteens need of the item: those of the same request, or without one all that take it from the lot's balance. */
  neededElsewhere: z.number().int(),
  /** Portions counted so far, in all canteens that use the same request and item. */
  servedOfItem: z.number().int(),
}
/** A meal as the API returns it. */
export interface CanteenMeal extends RecordOf<typeof mealFields, typeof addedToMeal> {}
export const storedMeal = storedPart(mealFields, addedToMeal)

export const storedMenu = storedPart(menuFields, { dishes: field.storedRows(partSchema(dishFields)) })
export const day = partSchema(dayFields)

/** A count names each meal once. */
export const counting = partSchema(countingFields, {
  rules: ({ counts }, fail) => {
    const types = (counts ?? []).map((row) => row.mealType)
    failRepeated(types, (index) => fail(`counts[${index}].mealType`, 'repeated'))
  },
})
