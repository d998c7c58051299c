import type { ControlOptions, Kind } from '../../core/kind.js'

/** Minimum width of a column without a fixed width, in rem. */
export const sharedWidth = 9
/**
 * Beside other flexible columns, the title column gets this percentage of the table, as in `listAdapt.css`, within a minimum and a maximum in rem.
 */
const titleShare = 24
export const titleWidth = 15
const widestTitle = 24
/** Width of the checkbox and menu columns together, in rem. */
export const edgeColumns = 6

/**
 * The list width in em from which the title column has its percentage of the table; `undefined` without other flexible columns, because then it takes
 * the remaining width.
 */
export function shareOfTitle(columns: readonly Placed[], rooms = roomOf(columns)): number | undefined {
  const sharing = columns.flatMap(({ width, isTitle }, place) => (width === undefined && !isTitle ? [rooms[place] ?? 0] : []))
  return sharing.length > 0 ? Math.min(...sharing) : undefined
}

/** The width in rem below which a table scrolls instead of shrinking its columns. `widths` has all columns except the title. */
export function tableWidth(widths: readonly number[], title?: number): number {
  const others = widths.reduce((sum, width) => sum + width, edgeColumns)
  if (title !== undefined) return others + title
  return Math.min(others + widestTitle, Math.max(others + titleWidth, Math.ceil(others / (1 - titleShare / 100))))
}

/** Limits a column width: wide enough for its heading's button, narrow enough for a screen. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(48, Math.max(4, width)) * 4) / 4
}

/** Steps of the list widths at which minor columns appear, in em; `listAdapt.css` has a rule for each step. */
const roomStep = 5
const widestRoom = 130

interface Placed {
  readonly width: number | undefined
  readonly isTitle: boolean
  readonly isMinor: boolean
  readonly rank?: number
}

/** The list width in em from which each column is shown: minor columns appear one after another, as they fit; `undefined` for the others. */
export function roomOf(columns: readonly Placed[]): readonly (number | undefined)[] {
  const others = columns.filter(({ isTitle }) => !isTitle)
  const widths = others.filter(({ isMinor }) => !isMinor).map(({ width }) => width ?? sharedWidth)
  const rooms = new Map<Placed, number>()
  for (const column of byRank(others.filter(({ isMinor }) => isMinor))) {
    widths.push(column.width ?? sharedWidth)
    rooms.set(column, Math.min(widestRoom, Math.ceil(tableWidth(widths) / roomStep) * roomStep))
  }
  return columns.map((column) => rooms.get(column))
}

/** Width of the narrowest list with a table, in rem; below it rows are cards. */
const narrowestTable = 45

/**
 * Default columns that fit in the narrowest table: those that do not fit beside name and status become minor columns, and appear before the other
 * minor ones.
 */
export function narrowed<T extends Placed & { readonly key: string }>(columns: readonly T[]): readonly T[] {
  const widths = columns.flatMap(({ key, width }) => (key === 'status' ? [width ?? sharedWidth] : []))
  return columns.map((column, place) => {
    if (column.isTitle || column.isMinor || column.key === 'status') return column
    widths.push(column.width ?? sharedWidth)
    return tableWidth(widths) <= narrowestTable ? column : { ...column, isMinor: true, rank: place - columns.length }
  })
}

/** Sorts by rank; columns without a rank keep their order and come last. */
export function byRank<T extends Pick<Placed, 'rank'>>(columns: readonly T[]): readonly T[] {
  return columns.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || 0)
}

/** In rem: a bold letter of a heading, the space beside it, and the mark of a column that sorts. */
const [letter, space, mark] = [0.575, 1.5, 0.9]

/** The width in rem that a heading needs, so that none breaks inside a word. */
export function headingWidth(label: string, isSortable: boolean): number {
  const longest = Math.max(...label.split(/[\s/-]+/).map((word) => word.length))
  return Math.ceil((longest * letter + space + (isSortable ? mark : 0)) * 4) / 4
}

/** In rem: a letter of a badge, and the dot, the gap and the padding of badge and cell. */
const [badgeLetter, aroundBadge] = [0.46, 3.55]

/** The width in rem that the longest of these statuses needs as a badge, so that none is cut. */
export function badgeWidth(labels: readonly string[]): number {
  const longest = Math.max(0, ...labels.map((label) => label.length))
  return Math.ceil((longest * badgeLetter + aroundBadge) * 4) / 4
}

/** The width of a column in rem; `undefined` for a flexible column. It never depends on the rows, so that headings stay in place on every page. */
export function columnWidth({ width }: Kind, options: ControlOptions = {}): number | undefined {
  return typeof width === 'function' ? width(options) : width
}
