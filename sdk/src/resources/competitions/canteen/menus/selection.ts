import type { WeekRange } from './week.js'

/** A cell of the week: row 0 holds the days, the meals follow. */
export interface Place {
  readonly row: number
  readonly column: number
}
/** The selected cells, from the first one (`anchor`) to the current one (`head`). */
export interface Selection {
  readonly anchor: Place
  readonly head: Place
}

/** The days and meals of a selection; a day's heading selects all its meals. */
export function selectedRange({ anchor, head }: Selection, week: WeekRange): WeekRange {
  const [left, right] = [Math.min(anchor.column, head.column), Math.max(anchor.column, head.column)]
  const [top, bottom] = [Math.min(anchor.row, head.row), Math.max(anchor.row, head.row)]
  return {
    types: top === 0 ? week.types : week.types.slice(top - 1, bottom),
    dates: week.dates.slice(left, right + 1),
  }
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [0, -7],
  PageDown: [0, 7],
  Home: [0, -100],
  End: [0, 100],
}

/** The place that a key leads to from another place; `undefined` for other keys. */
export function stepFrom({ row, column }: Place, key: string, { types, dates }: WeekRange): Place | undefined {
  const step = steps[key]
  if (!step) return undefined
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  return { row: within(row + step[0], types.length), column: within(column + step[1], dates.length - 1) }
}
