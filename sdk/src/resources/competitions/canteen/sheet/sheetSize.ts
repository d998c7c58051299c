/** One meal as the sheet prints it: dishes by group, and its marks in one line. */
export interface SheetMealText {
  readonly groups: readonly string[]
  readonly marks: string
}

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
  const linesOf = (text: string, width: number) => Math.ceil((text.length * 0.58 * size) / width)
  const row = (pair: readonly string[]) => 0.66 * size + 1.2 * size * Math.max(...pair.map((text) => linesOf(text, column))) + 1.5
  const heights = meals.map(({ groups, marks }) => {
    const rows = groups.flatMap((_, place) => (place % 2 === 0 ? [row(groups.slice(place, place + 2))] : []))
    return 2 * size + 7 + rows.reduce((sum, height) => sum + height, 0) + 1.2 * size * linesOf(marks, 2 * column)
  })
  const headAndFoot = 5.7 * size + 60
  return heights.reduce((sum, height) => sum + height, headAndFoot)
}
