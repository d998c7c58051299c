import type { ControlOptions, Kind } from '../../core/kind.js'

/** What a column that shares needs at least, in rem. */
export const sharedWidth = 9
/** Beside columns that share, the one that names the record gets so many hundredths of the table, as in `listAdapt.css`; at least and at most so many rem. */
const titleShare = 24
export const titleWidth = 15
const widestTitle = 24
/** Width of the columns of boxes and menus together, in rem. */
const edgeColumns = 6

/** The em of the list's width from which on the column naming the record has its part of the table, and no more; nothing when no other shares: then it takes what is left. */
export function shareOfTitle(columns: readonly Placed[], rooms = roomOf(columns)): number | undefined {
  const sharing = columns.flatMap(({ width, isTitle }, place) => (width === undefined && !isTitle ? [rooms[place] ?? 0] : []))
  return sharing.length > 0 ? Math.min(...sharing) : undefined
}

/** The width in rem below which a table scrolls instead of squeezing its columns. `widths` are those of all columns but the title's. */
export function tableWidth(widths: readonly number[], title?: number): number {
  const others = widths.reduce((sum, width) => sum + width, edgeColumns)
  if (title !== undefined) return others + title
  return Math.min(others + widestTitle, Math.max(others + titleWidth, Math.ceil(others / (1 - titleShare / 100))))
}

/** A column stays wide enough for its heading's button and narrow enough for a screen. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(48, Math.max(4, width)) * 4) / 4
}

/** Of the widths at which minor columns come in, in em of the list; `listAdapt.css` has a rule for each step. */
const roomStep = 5
const widestRoom = 130

interface Placed {
  readonly width: number | undefined
  readonly isTitle: boolean
  readonly isMinor: boolean
  readonly rank?: number
}

/** Per column, the em of the list's width from which on it is shown: the minor ones come in one after another, as they fit; nothing for the others. */
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

/** Of the narrowest list that is a table, in rem: below it rows are cards. */
const narrowestTable = 45

/** The columns that nobody chose, so that none is cut in the narrowest table: those that do not fit beside the name and the status come in first of the minor ones. */
export function narrowed<T extends Placed & { readonly key: string }>(columns: readonly T[]): readonly T[] {
  const widths = columns.flatMap(({ key, width }) => (key === 'status' ? [width ?? sharedWidth] : []))
  return columns.map((column, place) => {
    if (column.isTitle || column.isMinor || column.key === 'status') return column
    widths.push(column.width ?? sharedWidth)
    return tableWidth(widths) <= narrowestTable ? column : { ...column, isMinor: true, rank: place - columns.length }
  })
}

/** What matters more comes first; columns without a rank stay in their order, after the others. */
export function byRank<T extends Pick<Placed, 'rank'>>(columns: readonly T[]): readonly T[] {
  return columns.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || 0)
}

/** The width of a column in rem, or nothing when it shares what is left. Widths never follow the rows: headings stand still while pages turn. */
export function columnWidth({ width }: Kind, options: ControlOptions = {}): number | undefined {
  return typeof width === 'function' ? width(options) : width
}
