import { cleanCell, isExportMark } from './csvLine.js'
import { maxCells, maxColumns, maxRows, type Sheet, SheetError, type SheetRow } from './Sheet.js'

/** Adds the cells of a line; lines count from 1. @throws SheetError when there are too many */
export type AddRow = (line: number, cells: readonly string[]) => void

/** Collects the headings and the rows below them, without empty lines and the last line of an export. */
export function createRows(): { readonly add: AddRow; readonly sheet: () => Sheet } {
  let headings: SheetRow | undefined
  let count = 0
  const rows: SheetRow[] = []
  return {
    add: (line, record) => {
      const cells = record.slice(0, maxColumns).map(cleanCell)
      if (!cells.some((cell) => cell !== '') || isExportMark(cells)) return
      if (!headings) {
        headings = { line, cells }
        return
      }
      count += cells.length
      if (rows.length === maxRows) throw new SheetError('tooManyRows')
      if (count > maxCells) throw new SheetError('tooLarge')
      rows.push({ line, cells })
    },
    sheet: () => {
      if (!headings) throw new SheetError('empty')
      if (rows.length === 0) throw new SheetError('noRows')
      return { above: [], headings: headings.cells, headingLine: headings.line, rows }
    },
  }
}
