import type { ExportCell, ExportColumn } from './exportColumns.js'

/** Narrower columns hide the heading, wider ones push the others off the screen. */
const narrowest = 6
const widest = 60

/** The space for the filter's arrow beside a heading. */
const arrow = 4

/** Lengths of a date and of a timestamp: `21/11/2026`, `21/11/2026 17:13`. */
const lengths = { date: 10, timestamp: 16 } as const

/** The width of each column in digits of the sheet's font: enough for the heading and for the values of the first rows. */
export function columnWidths(columns: readonly ExportColumn[], rows: readonly (readonly ExportCell[])[]): readonly number[] {
  return columns.map(({ heading }, index) => {
    const contents = rows.map((cells) => lengthOf(cells[index] ?? null))
    const content = contents.reduce((most, length) => Math.max(most, length), 0)
    // Letters are slightly wider than digits, and later rows may be slightly longer.
    return Math.min(widest, Math.max(narrowest, heading.length + arrow, Math.ceil(content * 1.1) + 2))
  })
}

function lengthOf(cell: ExportCell): number {
  if (cell === null) return 0
  if (cell.kind === 'date' || cell.kind === 'timestamp') return lengths[cell.kind]
  const lines = String(cell.value).split('\n')
  return lines.reduce((most, line) => Math.max(most, line.length), 0)
}
