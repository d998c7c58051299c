import { type CsvCell, csvDialect, csvLine, csvStart } from '@esporte-parana/sdk/contracts'
import type { ExportCell } from './exportColumns.js'
import type { ExportFile } from './exportFile.js'
import { exportTexts } from './exportTexts.js'
import { localTime, shownDay } from './localTime.js'

/** A CSV file for spreadsheets of a language, in pieces. The last line names the user and the time; a file without it is incomplete. */
export async function* csvFile({ locale, columns, rows, by, at }: ExportFile): AsyncGenerator<string> {
  const dialect = csvDialect(locale)
  yield csvStart +
    csvLine(
      columns.map(({ heading }) => heading),
      dialect,
    )
  for await (const batch of rows.batches()) yield batch.map((cells) => csvLine(cells.map(csvCell), dialect)).join('')
  const { mark, privacy } = exportTexts[locale]
  const { day, minute } = localTime(at)
  const values: Readonly<Record<string, string>> = { by, at: `${shownDay(day)} ${minute}`, rows: String(rows.total), privacy }
  yield csvLine([mark.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)], dialect)
}

function csvCell(cell: ExportCell): CsvCell {
  if (cell === null) return null
  if (cell.kind === 'text') return cell.value
  if (cell.kind === 'number') return { number: cell.value }
  if (cell.kind === 'date') return { date: shownDay(cell.value) }
  const { day, minute } = localTime(cell.value)
  return { date: `${shownDay(day)} ${minute}` }
}
