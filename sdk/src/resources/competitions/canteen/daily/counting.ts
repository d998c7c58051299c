import { operatingDays } from '../../../../blocks/canteen/demand.js'
import { sumDecimals } from '../../../../core/decimal.js'
import { isDecimal } from '../../../../locale/fillWith.js'
import type { MealCount } from '../parts/fields.js'
import type { Canteen, CanteenMeal } from '../schema.js'

/** How far a day has been counted. */
export type DayState = 'counted' | 'begun' | 'open' | 'future'

/** The part of a canteen that the panel of days needs. */
export interface CountedCanteen extends Pick<Canteen, 'operatingFrom' | 'operatingTo' | 'daily'> {
  readonly meals: readonly CanteenMeal[]
}

/** The days of a canteen, each with how far it has been counted. */
export function daysOf(canteen: CountedCanteen, today: string): { readonly date: string; readonly state: DayState }[] {
  const { meals } = canteen
  return operatingDays(canteen).map((date) => {
    const counted = meals.length - uncounted(canteen, date).length
    const isDone = meals.length > 0 && counted === meals.length
    return { date, state: date > today ? 'future' : isDone ? 'counted' : counted > 0 ? 'begun' : 'open' }
  })
}

/** The meals of a day that nobody has counted. */
export function uncounted({ meals, daily }: CountedCanteen, date: string): readonly CanteenMeal[] {
  return meals.filter(({ type }) => !daily.some((day) => day.date === date && day.mealType === type))
}

/** The day that the panel shows first: today while the canteen is open, the last day after it closed, otherwise the first day. */
export function firstDay({ operatingFrom, operatingTo }: CountedCanteen, today: string): string {
  return today < operatingFrom ? operatingFrom : today > operatingTo ? operatingTo : today
}

/** A count while it is typed; `null` means not counted. A text that is no number stays, to be mended. */
export interface TypedCount {
  readonly served: number | string | null
  readonly wasted: string | null
}

/** A typed count that the server does not have yet. */
export interface UnsentCount {
  /** What the server had when the typing began. */
  readonly base: TypedCount
  readonly count: TypedCount
  /** It was filled in as planned: a count that another person registers meanwhile stays. */
  readonly isPlanned?: boolean
}

/** The typed counts of one day, by meal. */
export type TypedDay = Readonly<Record<string, UnsentCount>>

/** The typed counts of several days, by date. */
export type TypedDays = Readonly<Record<string, TypedDay>>

/** Whether a meal has its number of portions. */
export const isCounted = (count: TypedCount | undefined): boolean => typeof count?.served === 'number'

/** The typed counts that differ from those of the server. */
export function unsentOf(typed: TypedDay, stored: Readonly<Record<string, TypedCount>>): TypedDay {
  return Object.fromEntries(Object.entries(typed).filter(([type, { count }]) => !isSameCount(count, stored[type])))
}

/**
 * Typed counts over what the server has now. `clashes` are the meals of `sent` that another person counted differently after the typing began.
 */
export function meetCounts(
  typed: TypedDay,
  stored: Readonly<Record<string, TypedCount>>,
): { readonly sent: TypedDay; readonly clashes: readonly (readonly [type: string, UnsentCount])[] } {
  const isForeign = ([type, { base, count }]: readonly [string, UnsentCount]) =>
    !isSameCount(stored[type], base) && !isSameCount(stored[type], count)
  const sent = Object.entries(typed).filter((each) => !(each[1].isPlanned && isForeign(each)))
  return { sent: Object.fromEntries(sent), clashes: sent.filter(isForeign) }
}

function isSameCount(one: TypedCount | undefined, other: TypedCount | undefined): boolean {
  return (one?.served ?? '') === (other?.served ?? '') && (one?.wasted ?? '') === (other?.wasted ?? '')
}

/** The most portions, and kilograms, of one meal and day that the server takes. */
export const mostCounted = 99_999

/** Why a count cannot be sent: the code of a common text and its bound. A text that is no number says so itself, and gives `unread`. */
export function countIssue(value: number | string | null): { readonly code: 'min' | 'max' | 'unread'; readonly bound: number } | undefined {
  if (value === null || value === '') return undefined
  if (typeof value === 'string' && !isDecimal(value)) return { code: 'unread', bound: 0 }
  if (Number(value) < 0) return { code: 'min', bound: 0 }
  return Number(value) > mostCounted ? { code: 'max', bound: mostCounted } : undefined
}

/** The first typed number that keeps a day from being registered: a wrong one, or the portions of a meal that are missing. */
export function hindranceOf(
  meals: readonly Pick<CanteenMeal, 'type'>[],
  day: TypedDay,
): { readonly type: string; readonly key: 'served' | 'wasted' } | undefined {
  for (const { type } of meals) {
    const count = day[type]?.count
    if (!count) continue
    if (!isCounted(count) || countIssue(count.served)) return { type, key: 'served' }
    if (countIssue(count.wasted)) return { type, key: 'wasted' }
  }
  return undefined
}

/** What was counted on a day, by meal. */
export function countsOf({ meals, daily }: CountedCanteen, date: string): Readonly<Record<string, TypedCount>> {
  const counted = (type: string): TypedCount => {
    const found = daily.find((day) => day.date === date && day.mealType === type)
    return { served: found?.served ?? null, wasted: found?.wasted ?? null }
  }
  return Object.fromEntries(meals.map(({ type }) => [type, counted(type)]))
}

/** The counts to send for a day: only the meals that were counted. */
export function toCounts(meals: readonly Pick<CanteenMeal, 'type'>[], typed: Readonly<Record<string, TypedCount>>): MealCount[] {
  return meals.flatMap(({ type }) => {
    const { served = null, wasted = null } = typed[type] ?? {}
    return typeof served === 'number' ? [{ mealType: type, served, wasted: wasted || null }] : []
  })
}

/** An unusual count. It does not block the save, because it is what happened. */
export interface CountRemark {
  readonly code: 'aboveExpected' | 'aboveRequested' | 'muchWasted' | 'onlyWasted'
  readonly value: number
  readonly of: number
}

/** Kilograms thrown away for each meal served, above which the waste is probably a mistake in typing: about a full plate. */
const muchWasted = 0.5

/**
 * Compares the served portions with those expected that day, and their sum over all days with what the request asks for. Compares the waste with
 * the portions.
 */
export function remarksOn(meal: CanteenMeal, { served, wasted }: TypedCount, stored: TypedCount['served']): CountRemark[] {
  if (typeof served !== 'number') return []
  const total = meal.servedOfItem - Number(stored ?? 0) + served
  const requested = meal.requested === null ? null : Number(meal.requested)
  const waste = Number(wasted ?? 0)
  return [
    ...(served > meal.expectedPerDay ? [{ code: 'aboveExpected', value: served, of: meal.expectedPerDay } as const] : []),
    ...(requested !== null && total > requested ? [{ code: 'aboveRequested', value: total, of: requested } as const] : []),
    ...(served > 0 && waste > served * muchWasted
      ? [{ code: 'muchWasted', value: Math.round((waste / served) * 100) / 100, of: muchWasted } as const]
      : []),
    ...(served === 0 && waste > 0 ? [{ code: 'onlyWasted', value: waste, of: 0 } as const] : []),
  ]
}

/** How much was served and how much was thrown away, over all days. */
export function totalsOf(daily: Canteen['daily']): { readonly served: number; readonly wasted: string } {
  return {
    served: daily.reduce((sum, day) => sum + day.served, 0),
    wasted: sumDecimals(daily.map(({ wasted }) => wasted ?? '0')) ?? '0',
  }
}
