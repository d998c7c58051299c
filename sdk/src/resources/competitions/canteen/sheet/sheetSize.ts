/** One meal as the sheet prints it: dishes by group, and its marks in one line. */
export interface SheetMealText {
  readonly groups: readonly string[]
  readonly marks: string
}

const linesOf = (text: string, { size, width }: { size: number; width: number }) => Math.ceil((text.length * 0.58 * size) / width)

// In points; the measures follow `sheet.css`.
const paper = 715
const column = 258
const [largest, smallest] = [24, 8]

/** The largest font size, in points, that fits a day on one A4 sheet. */
export function sheetSize(meals: readonly SheetMealText[]): number {
  let size = largest
  while (size > smallest && heightAt(size, meals) > paper) size -= 0.5
  return size
}

function heightAt(size: number, meals: readonly SheetMealText[]): number {
  const row = (pair: readonly string[]) =>
    0.66 * size + 1.2 * size * Math.max(...pair.map((text) => linesOf(text, { size, width: column }))) + 1.5
  const heights = meals.map(({ groups, marks }) => {
    const rows = groups.flatMap((_, place) => (place % 2 === 0 ? [row(groups.slice(place, place + 2))] : []))
    return 2 * size + 7 + rows.reduce((sum, height) => sum + height, 0) + 1.2 * size * linesOf(marks, { size, width: 2 * column })
  })
  const headAndFoot = 5.7 * size + 60
  return heights.reduce((sum, height) => sum + height, headAndFoot)
}

const daysOfPage = 7

/** An event of a week also opens the day before it. */
const mostDaysOfPage = 8

/**
 * The days of each page, shared evenly: an eighth day would stand alone on its sheet. A sheet takes eight days where they `fit`, otherwise seven.
 */
export function weekPages(days: readonly string[], fit: (page: readonly string[]) => boolean): readonly (readonly string[])[] {
  const full = shared(days, mostDaysOfPage)
  return full.every(fit) ? full : shared(days, daysOfPage)
}

function shared(days: readonly string[], most: number): readonly (readonly string[])[] {
  const count = Math.ceil(days.length / most)
  const perPage = Math.ceil(days.length / count)
  return Array.from({ length: count }, (_, page) => days.slice(page * perPage, (page + 1) * perPage))
}

/** Whether a week can be read from a wall on one A4 sheet, with no word cut in two. */
export const fitsWall = (meals: WeekText): boolean => weekSize(meals) >= wallSize && !cutsWord(meals, wallSize)

/** The smallest font size, in points, for a wall. */
const wallSize = 12

/** For each meal the dishes of each day. */
type WeekText = readonly (readonly (readonly string[])[])[]

// The measures of `weekSheet.css`: A4 on its side, without its margins, the printed head and the title.
const week = { width: 780, height: 420, cell: 7 }

function cutsWord(meals: WeekText, size: number): boolean {
  const words = meals.flat(2).flatMap((dish) => dish.split(/[\s-]+/))
  return words.some((word) => linesOf(word, { size, width: widthOfDay(meals) }) > 1)
}

const widthOfDay = (meals: WeekText) => week.width / ((meals[0]?.length ?? 0) + 1) - week.cell

/** The largest font size, in points, that fits a week on one A4 sheet; no word is cut in two for a size that a wall does not need. */
export function weekSize(meals: WeekText): number {
  const width = widthOfDay(meals)
  let size = largestOfWeek
  const height = () => {
    const rows = meals.map((cells) =>
      Math.max(2.5, ...cells.map((dishes) => dishes.reduce((lines, dish) => lines + linesOf(dish, { size, width }), 0))),
    )
    return rows.reduce((sum, lines) => sum + lines * 1.25 * size + week.cell, 2.5 * size + week.cell)
  }
  while (size > smallest && (height() > week.height || (size > wallSize && cutsWord(meals, size)))) size -= 0.5
  return size
}

const largestOfWeek = 16
