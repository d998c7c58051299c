import { type MealLoad, mealLoad } from '../../../blocks/canteen/demand.js'
import { endsNextDay, endsTooEarly } from '../../../blocks/canteen/hours.js'
import type { Remark, Warning } from '../../../core/issue.js'
import type { CanteenDraft } from './schema.js'

/** Meal items belong to one lot, so another lot clears them and its supplier. */
export function canteenEffects(_: keyof CanteenDraft, { lotId, meals }: CanteenDraft, before: CanteenDraft): Partial<CanteenDraft> {
  if (lotId === before.lotId) return {}
  return { supplierId: null, meals: meals.map((meal) => ({ ...meal, lotItemId: null })) }
}

type Loads = Partial<Record<`meals[${number}].expectedPerDay`, Warning>>
type Ends = Partial<Record<`meals[${number}].endTime`, Remark>>

/** How full each meal makes the canteen, shown beside the expected number, and that a late one ends after midnight. */
export function canteenRemarks(values: CanteenDraft): Loads & Ends {
  const late = values.meals.flatMap((meal, index): [string, Remark][] =>
    isTime(meal.startTime) && isTime(meal.endTime) && endsNextDay(meal) && !endsTooEarly(meal)
      ? [[`meals[${index}].endTime`, { code: 'nextDay' }]]
      : [],
  )
  return { ...loadsOf(values, { level: 'free', code: 'load' }), ...Object.fromEntries(late) }
}

const isTime = (text: string) => /^\d\d:\d\d$/.test(text)

/** Warns from nine tenths of the seats. Above the seats a save refuses, which is said before it, because the event itself fills in meals. */
export const canteenWarnings = (values: CanteenDraft): Loads => ({
  ...loadsOf(values, { level: 'nearlyFull', code: 'nearlyFull' }),
  ...loadsOf(values, { level: 'over', code: 'overCapacity', isRefused: true }),
})

/** The share of seats and turns in whole percent; only all of them are 100. */
export function sharePercent({ share }: Pick<MealLoad, 'share'>): number {
  const rounded = Math.round(share * 100)
  return share < 1 ? Math.min(99, rounded) : share > 1 ? Math.max(101, rounded) : 100
}

interface SaidLoad extends Warning {
  readonly level: MealLoad['level']
}

function loadsOf({ meals, capacity, turns }: CanteenDraft, { level, ...said }: SaidLoad): Loads {
  const loads = meals.flatMap(({ expectedPerDay }, index): [string, Warning][] => {
    const load = mealLoad(expectedPerDay, { capacity, turns })
    if (load?.level !== level) return []
    const code = load.share === 1 ? 'full' : said.code
    return [[`meals[${index}].expectedPerDay`, { ...said, code, params: { share: sharePercent(load), max: load.seats } }]]
  })
  return Object.fromEntries(loads)
}
