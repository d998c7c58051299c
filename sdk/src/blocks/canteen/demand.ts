/** The numbers of a canteen's meal. */
export interface PlannedMeal {
  readonly type: string
  readonly expectedPerDay: number
  /** The item of a lot that pays for it; `null` while not chosen. */
  readonly lotItemId: number | null
}

/** The period in which a canteen is open; calendar dates, both included. */
export interface OperatingPeriod {
  readonly operatingFrom: string
  readonly operatingTo: string
}

/** Every day of the period, `YYYY-MM-DD`; empty when its end is before its start. */
export function operatingDays({ operatingFrom, operatingTo }: OperatingPeriod): string[] {
  const first = Date.parse(`${operatingFrom}T00:00:00Z`)
  const count = Math.round((Date.parse(`${operatingTo}T00:00:00Z`) - first) / 86_400_000) + 1
  return Array.from({ length: count > 0 ? count : 0 }, (_, index) => new Date(first + index * 86_400_000).toISOString().slice(0, 10))
}

/** Whether a canteen is closed on a day. A day that is not known yet says nothing. */
export const isClosedOn = (day: string, { operatingFrom, operatingTo }: OperatingPeriod): boolean =>
  day !== '' && (day < operatingFrom || day > operatingTo)

/**
 * How many meals a canteen needs of each item of its lot: days × expected per day.
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

/** Share of the seats from which a canteen counts as nearly full; domain model B6.14. */
export const nearlyFull = 0.9

/** How full one meal makes a canteen: expected portions against seats and turns. */
export interface MealLoad {
  /** Most portions possible: seats × turns. */
  readonly seats: number
  /** 1 means all of them. */
  readonly share: number
  readonly level: 'free' | 'nearlyFull' | 'over'
}

/** How full a meal is; `undefined` while a number is missing. */
export function mealLoad(
  expected: number | null,
  { capacity, turns }: { capacity: number | null; turns: number | null },
): MealLoad | undefined {
  if (!expected || !capacity || !turns) return undefined
  const seats = capacity * turns
  const share = expected / seats
  return { seats, share, level: share > 1 ? 'over' : share >= nearlyFull ? 'nearlyFull' : 'free' }
}

/** Meals without a menu, in the order of the days. */
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
