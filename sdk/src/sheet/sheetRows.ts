import { cleanCell, isExportMark } from './csvLine.js'
import { maxCells, maxColumns, maxRows, type Sheet, SheetError, type SheetRow } from './Sheet.js'

/** Adds the cells of a line; lines count from 1. @throws SheetError when there are too many */
export type AddRow = (line: number, cells: readonly string[], isHidden?: boolean) => void

/** Cells of one column that a person merged, by their lines. */
export interface MergedCells {
  readonly column: number
  readonly first: number
  readonly last: number
}

/** Collects the headings and the rows below them, without empty lines and the last line of an export. */
export interface SheetRows {
  readonly add: AddRow
  /** Gives the value of merged cells to each of their lines that has other values. @throws SheetError when there are too many */
  readonly merge: (merged: readonly MergedCells[]) => void
  readonly sheet: () => Sheet
}

export function createRows(): SheetRows {
  let count = 0
  const lines: SheetRow[] = []
  const countCells = (more: number) => {
    count += more
    if (count > maxCells) throw new SheetError('tooLarge')
  }
  return {
    add: (line, record, isHidden = false) => {
      const cells = record.slice(0, maxColumns).map(cleanCell)
      if (!cells.some((cell) => cell !== '') || isExportMark(cells)) return
      // The headings are one more line.
      if (lines.length > maxRows) throw new SheetError('tooManyRows')
      countCells(lines.length > 0 ? cells.length : 0)
      lines.push({ line, cells, ...(isHidden && { isHidden }) })
    },
    merge: (merged) => {
      const places = new Map(lines.map(({ line }, place) => [line, place]))
      // A merged column goes on to the last row of the program.
      const lastLine = lines.at(-1)?.line ?? 0
      for (const { column, first, last } of merged) {
        const value = lines[places.get(first) ?? -1]?.cells[column] ?? ''
        for (let line = first + 1; line <= Math.min(last, lastLine) && value !== ''; line++) {
          countCells(1)
          const place = places.get(line) ?? -1
          const row = lines[place]
          if (row) lines[place] = { ...row, cells: withCell(row.cells, column, value) }
        }
      }
    },
    sheet: () => sheetOf(lines),
  }
}

function withCell(cells: readonly string[], column: number, value: string): readonly string[] {
  return Array.from({ length: Math.max(cells.length, column + 1) }, (_, place) => (place === column ? value : (cells[place] ?? '')))
}

function sheetOf(lines: readonly SheetRow[]): Sheet {
  const shown = lines.filter(({ isHidden }) => !isHidden)
  // Of a sheet without a visible row, all are read.
  const [headings, ...rows] = shown.length > 1 ? shown : lines
  if (!headings) throw new SheetError('empty')
  if (rows.length === 0) throw new SheetError('noRows')
  const hidden = shown.length > 1 ? lines.filter(({ isHidden }) => isHidden) : []
  return { above: [], headings: headings.cells, headingLine: headings.line, rows, ...(hidden.length > 0 && { hidden }) }
}
