/** When a meal is served, `HH:MM`. */
export interface MealHours {
  readonly startTime: string
  readonly endTime: string
}

/** A late meal may pass midnight; one of more than eight hours is a slip of the keyboard. */
const longest = 8 * 60
const day = 24 * 60

/** Whether a meal ends on the day after it began: from 22:30 to 00:30. */
export const endsNextDay = ({ startTime, endTime }: MealHours): boolean => endTime <= startTime

/** Whether a meal ends before it begins, and not after midnight either. */
export function endsTooEarly(meal: MealHours): boolean {
  const [from, to] = span(meal)
  return endsNextDay(meal) && to - from > longest
}

/** A meal in the making: a row that was just added has no hours yet. */
type TypedHours = { readonly [Key in keyof MealHours]: string | null }

const isWhole = (meal: TypedHours): meal is MealHours => meal.startTime !== null && meal.endTime !== null

/** Whether two meals of one canteen are served at the same time, also the late one of the day before. One with wrong hours meets none: nobody knows when it is. */
export function mealsMeet(one: TypedHours, other: TypedHours): boolean {
  if (!isWhole(one) || !isWhole(other) || endsTooEarly(one) || endsTooEarly(other)) return false
  const [[from, to], [start, end]] = [span(one), span(other)]
  return [-day, 0, day].some((shift) => from < end + shift && start + shift < to)
}

function span(meal: MealHours): readonly [from: number, to: number] {
  const to = minutesOf(meal.endTime)
  return [minutesOf(meal.startTime), endsNextDay(meal) ? to + day : to]
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
