/** A meal of a canteen as far as its numbers go. */
export interface PlannedMeal {
  readonly type: string
  readonly expectedPerDay: number
  /** The item of a lot that pays for it; none while that is open. */
  readonly lotItemId: number | null
}

/** The days on which a canteen is open; calendar dates, both included. */
export interface OperatingPeriod {
  readonly operatingFrom: string
  readonly operatingTo: string
}

/** Every day of the period, `YYYY-MM-DD`; none where its end lies before its start. */
export function operatingDays({ operatingFrom, operatingTo }: OperatingPeriod): string[] {
  const first = Date.parse(`${operatingFrom}T00:00:00Z`)
  const count = Math.round((Date.parse(`${operatingTo}T00:00:00Z`) - first) / 86_400_000) + 1
  return Array.from({ length: count > 0 ? count : 0 }, (_, index) => new Date(first + index * 86_400_000).toISOString().slice(0, 10))
}

/**
 * How many meals a canteen needs of each item of its lot: days × what is expected a day.
 *
 * @example
 * mealDemand({ operatingFrom: '2026-05-05', operatingTo: '2026-05-06', meals: [{ type: 'almoco', expectedPerDay: 800, lotItemId: 7 }] })
 * // Map { 7 => 1600 }
 */
export function mealDemand(canteen: OperatingPeriod & { readonly meals: readonly PlannedMeal[] }): Map<number, number> {
  const days = operatingDays(canteen).length
  const demand = new Map<number, number>()
  for (const { expectedPerDay, lotItemId } of canteen.meals)
    if (lotItemId !== null) demand.set(lotItemId, (demand.get(lotItemId) ?? 0) + days * expectedPerDay)
  return demand
}

/** The share of the seats at which a canteen is nearly full; domain model B6.14. */
export const nearlyFull = 0.9

/** How full one meal makes a canteen: what is expected against its seats and turns. */
export interface MealLoad {
  /** The most that may eat: seats × turns. */
  readonly seats: number
  /** 1 is all of them. */
  readonly share: number
  readonly level: 'free' | 'nearlyFull' | 'over'
}

/** How full a meal is; nothing while a number is missing. */
export function mealLoad(
  expected: number | null,
  { capacity, turns }: { capacity: number | null; turns: number | null },
): MealLoad | undefined {
  if (!expected || !capacity || !turns) return undefined
  const seats = capacity * turns
  const share = expected / seats
  return { seats, share, level: share > 1 ? 'over' : share >= nearlyFull ? 'nearlyFull' : 'free' }
}

/** Meals of days that have no menu yet, in the order of the days. */
export function mealsWithoutMenu({
  menus,
  meals,
  ...period
}: OperatingPeriod & {
  readonly meals: readonly { readonly type: string }[]
  readonly menus: readonly { readonly date: string; readonly mealType: string }[]
}): { readonly date: string; readonly mealType: string }[] {
  const known = new Set(menus.map(({ date, mealType }) => `${date} ${mealType}`))
  return operatingDays(period).flatMap((date) =>
    meals.flatMap(({ type }) => (known.has(`${date} ${type}`) ? [] : [{ date, mealType: type }])),
  )
}
