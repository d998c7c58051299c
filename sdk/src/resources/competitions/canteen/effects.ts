import { mealLoad } from '../../../blocks/canteen/demand.js'
import type { Remark } from '../../../core/resource.js'
import type { CanteenDraft } from './schema.js'

/** The items are those of one lot: with another lot they are chosen anew, and so is its supplier. */
export function canteenEffects(_: keyof CanteenDraft, { lotId, meals }: CanteenDraft, before: CanteenDraft): Partial<CanteenDraft> {
  if (lotId === before.lotId) return {}
  return { supplierId: null, meals: meals.map((meal) => ({ ...meal, lotItemId: null })) }
}

/** How full each meal makes the canteen, beside what is expected. */
export function canteenRemarks({ meals, capacity, turns }: CanteenDraft): Partial<Record<`meals[${number}].expectedPerDay`, Remark>> {
  const remarks = meals.flatMap(({ expectedPerDay }, index): [string, Remark][] => {
    const load = mealLoad(expectedPerDay, { capacity, turns })
    if (!load || load.level === 'over') return []
    const params = { share: Math.round(load.share * 100), max: load.seats }
    return [[`meals[${index}].expectedPerDay`, { code: load.level === 'nearlyFull' ? 'nearlyFull' : 'load', params }]]
  })
  return Object.fromEntries(remarks)
}
