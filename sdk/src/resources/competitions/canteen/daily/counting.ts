import { operatingDays } from '../../../../blocks/canteen/demand.js'
import { sumDecimals } from '../../../../core/decimal.js'
import type { Canteen, CanteenMeal, MealCount } from '../schema.js'

/** How far a day has been counted. */
export type DayState = 'counted' | 'begun' | 'open' | 'future'

/** What the panel of days needs of a canteen. */
export interface CountedCanteen extends Pick<Canteen, 'operatingFrom' | 'operatingTo' | 'daily'> {
  readonly meals: readonly CanteenMeal[]
}

/** The days of a canteen, and how far each has been counted. */
export function daysOf(canteen: CountedCanteen, today: string): { readonly date: string; readonly state: DayState }[] {
  const { meals, daily } = canteen
  return operatingDays(canteen).map((date) => {
    const counted = meals.filter(({ type }) => daily.some((day) => day.date === date && day.mealType === type)).length
    const isDone = meals.length > 0 && counted === meals.length
    return { date, state: date > today ? 'future' : isDone ? 'counted' : counted > 0 ? 'begun' : 'open' }
  })
}

/** The day with which somebody begins: today while it is open, else the last one that is over, else the first. */
export function firstDay({ operatingFrom, operatingTo }: CountedCanteen, today: string): string {
  return today < operatingFrom ? operatingFrom : today > operatingTo ? operatingTo : today
}

/** A count as it is typed: nothing where it was not counted. */
export interface TypedCount {
  readonly served: number | null
  readonly wasted: string | null
}

/** What was counted on a day, by meal. */
export function countsOf({ meals, daily }: CountedCanteen, date: string): Readonly<Record<string, TypedCount>> {
  const counted = (type: string): TypedCount => {
    const found = daily.find((day) => day.date === date && day.mealType === type)
    return { served: found?.served ?? null, wasted: found?.wasted ?? null }
  }
  return Object.fromEntries(meals.map(({ type }) => [type, counted(type)]))
}

/** What is sent of a day: the meals that were counted. */
export function toCounts(meals: readonly Pick<CanteenMeal, 'type'>[], typed: Readonly<Record<string, TypedCount>>): MealCount[] {
  return meals.flatMap(({ type }) => {
    const { served = null, wasted = null } = typed[type] ?? {}
    return served === null ? [] : [{ mealType: type, served, wasted: wasted || null }]
  })
}

/** What looks wrong about a count and holds nobody up: it is what happened. */
export interface CountRemark {
  readonly code: 'aboveExpected' | 'aboveRequested'
  readonly value: number
  readonly of: number
}

/** Served against what was expected that day, and over all days against what the request asks for. */
export function remarksOn(meal: CanteenMeal, served: number | null, stored: number | null): CountRemark[] {
  if (served === null) return []
  const total = meal.servedOfItem - (stored ?? 0) + served
  const requested = meal.requested === null ? null : Number(meal.requested)
  return [
    ...(served > meal.expectedPerDay ? [{ code: 'aboveExpected', value: served, of: meal.expectedPerDay } as const] : []),
    ...(requested !== null && total > requested ? [{ code: 'aboveRequested', value: total, of: requested } as const] : []),
  ]
}

/** How much was served and thrown away on all days. */
export function totalsOf(daily: Canteen['daily']): { readonly served: number; readonly wasted: string } {
  return {
    served: daily.reduce((sum, day) => sum + day.served, 0),
    wasted: sumDecimals(daily.map(({ wasted }) => wasted ?? '0')) ?? '0',
  }
}
