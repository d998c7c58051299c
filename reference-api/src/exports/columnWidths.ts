import type { ExportCell, ExportColumn } from './exportColumns.js'

/** Narrower columns show no heading, wider ones push the others off the screen. */
const narrowest = 6
const widest = 60

/** What stands beside a heading: the arrow of its filter. */
const arrow = 4

/** Digits that a day and a moment take: `21/11/2026`, `21/11/2026 17:13`. */
const lengths = { date: 10, timestamp: 16 } as const

/** The width of each column in digits of the sheet's font: that of its heading, or of what the first rows hold when they need more. */
export function columnWidths(columns: readonly ExportColumn[], rows: readonly (readonly ExportCell[])[]): readonly number[] {
  return columns.map(({ heading }, index) => {
    const contents = rows.map((cells) => lengthOf(cells[index] ?? null))
    const content = contents.reduce((most, length) => Math.max(most, length), 0)
    // Letters are a little wider than digits on the whole, and the rows that follow a little longer.
    return Math.min(widest, Math.max(narrowest, heading.length + arrow, Math.ceil(content * 1.1) + 2))
  })
}

function lengthOf(cell: ExportCell): number {
  if (cell === null) return 0
  if (cell.kind === 'date' || cell.kind === 'timestamp') return lengths[cell.kind]
  const lines = String(cell.value).split('\n')
  return lines.reduce((most, line) => Math.max(most, line.length), 0)
}
