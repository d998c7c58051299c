import type { Kind } from '../core/kind.js'
import { type CsvCell, csvDialect, csvLine, csvStart } from './csvLine.js'

/**
 * A CSV file that Brazilian spreadsheet programs open directly: `;`, CRLF and a byte order mark. Texts that look like formulas or numbers stay texts.
 */
export function writeCsv(records: readonly (readonly CsvCell[])[]): string {
  return csvStart + records.map((cells) => csvLine(cells, csvDialect('pt-BR'))).join('')
}

/** The same as a file to save. */
export function csvFile(records: readonly (readonly CsvCell[])[]): Blob {
  return new Blob([writeCsv(records)], { type: 'text/csv;charset=utf-8' })
}

/** A value as a CSV cell: a date stays a date, everything else is a text. */
export function sheetCell(text: string, { cell }: Kind): CsvCell {
  return cell === 'date' && /^\d{2}\/\d{2}\/\d{4}$/.test(text) ? { date: text } : text
}
