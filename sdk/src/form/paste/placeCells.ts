import type { AnyFieldset } from '../../core/control.js'
import { isAmountCell, isSum } from '../../sheet/sums.js'
import { nameColumns, type NamedColumns } from './nameColumns.js'

/** The field of each column of a block. */
export interface Placement {
  /** Undefined for a column without a field. Several columns may name one record: its code and its description. */
  readonly keys: readonly (string | undefined)[]
  /** The lines without titles, headings and sums. */
  readonly lines: readonly (readonly string[])[]
  /** Headings that match no field. */
  readonly strangers: readonly string[]
  /** How many columns with texts have no field. */
  readonly extra: number
  /** How many lines of sums were left out. */
  readonly sums: number
}

interface Block {
  readonly fieldset: AnyFieldset
  /** Fields that a paste can fill, in the order shown. */
  readonly open: readonly string[]
  /** Fields that only a heading can name: fields of a table that are no columns. */
  readonly named?: readonly string[]
  /** The field of the paste. */
  readonly start: string
}

type Cells = readonly (readonly string[])[]

/** Lines above the headings with the name of the sheet. */
const mostTitles = 4

/** Spreads a block over the fields, beginning at the pasted one. If a line has headings, they choose the fields. */
export function placeCells(pasted: Cells, { fieldset, open, named = [], start }: Block): Placement {
  const rows = pasted.filter((line) => !isSum(line))
  const cells = rows.filter(isFilled)
  const sums = pasted.length - rows.length
  const titles = cells.findIndex((line) => line.filter((cell) => cell !== '').length > 1)
  const at = titles > 0 && titles <= mostTitles ? titles : 0
  const columns = nameColumns(cells.slice(at), { fieldset, keys: [...open, ...named] })
  // Without the column that names a row, the block is values for rows that are there: each keeps its place.
  const linesOf = (keys: Placement['keys'], from: number) =>
    keys.includes(open[0]) ? cells.slice(from) : rows.slice(rows.indexOf(cells[from - 1] ?? []) + 1)
  if (isHeading(cells.slice(at), columns)) {
    const { keys, strangers } = columns
    return { keys, lines: linesOf(keys, at + 1), sums, strangers, extra: strangers.length }
  }
  const from = Math.max(0, open.indexOf(start))
  const width = Math.max(...cells.map((line) => line.length))
  const keys = Array.from({ length: width }, (_, place) => open[from + place])
  return { keys, lines: linesOf(keys, 0), sums, strangers: [], extra: keys.filter((key) => key === undefined).length }
}

const isFilled = (line: readonly string[]) => line.some((cell) => cell !== '')

/** Whether the first line names the columns. A spreadsheet has columns of its own: two known names, and half of all, are enough. */
function isHeading([first = [], ...rest]: Cells, { known, sure, strangers }: NamedColumns): boolean {
  if (rest.length === 0 || sure === 0 || first.some((cell) => isAmountCell(cell))) return false
  return strangers.length === 0 || (known > 1 && known >= strangers.length)
}
