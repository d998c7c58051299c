import type { Kind } from '../core/kind.js'
import { type CsvCell, csvDialect, csvLine, csvStart } from './csvLine.js'

/** A CSV that spreadsheet programs of the country open as it is: `;`, CRLF and a byte order mark; what is neither formula nor number is told to be text. */
export function writeCsv(records: readonly (readonly CsvCell[])[]): string {
  return csvStart + records.map((cells) => csvLine(cells, csvDialect('pt-BR'))).join('')
}

/** The same as a file to save. */
export function csvFile(records: readonly (readonly CsvCell[])[]): Blob {
  return new Blob([writeCsv(records)], { type: 'text/csv;charset=utf-8' })
}

/** A value as a spreadsheet takes it back: what was a day is one again, everything else stays a text. */
export function sheetCell(text: string, { cell }: Kind): CsvCell {
  return cell === 'date' && /^\d{2}\/\d{2}\/\d{4}$/.test(text) ? { date: text } : text
}
