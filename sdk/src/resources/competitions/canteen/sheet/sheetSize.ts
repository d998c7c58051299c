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

/** The days of each page, at most seven, shared evenly: an eighth day would stand alone on its sheet. */
export function weekPages(days: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(days.length / daysOfPage)
  const perPage = Math.ceil(days.length / count)
  return Array.from({ length: count }, (_, page) => days.slice(page * perPage, (page + 1) * perPage))
}

// The measures of `weekSheet.css`: A4 on its side, without its margins, the printed head and the title.
const week = { width: 780, height: 420, cell: 7 }

/** The largest font size, in points, that fits a week on one A4 sheet: for each meal the dishes of each day. */
export function weekSize(meals: readonly (readonly (readonly string[])[])[]): number {
  const days = meals[0]?.length ?? 0
  let size = largestOfWeek
  const height = () => {
    const width = week.width / (days + 1) - week.cell
    const rows = meals.map((cells) =>
      Math.max(2.5, ...cells.map((dishes) => dishes.reduce((lines, dish) => lines + linesOf(dish, { size, width }), 0))),
    )
    return rows.reduce((sum, lines) => sum + lines * 1.25 * size + week.cell, 2.5 * size + week.cell)
  }
  while (size > smallest && height() > week.height) size -= 0.5
  return size
}

const largestOfWeek = 16
