import { type CsvCell, csvDialect, csvLine, csvStart, unguarded } from '../core/csv.js'
import type { Kind } from '../core/kind.js'
import { csvRecords, type Delimiter } from '../core/csvRecords.js'

const delimiters: readonly Delimiter[] = [';', ',', '\t']

/** The mark that gives the first records the most columns of one number; a first line `sep=;` says it itself. */
export function detectDelimiter(text: string): Delimiter {
  const told = /^sep=([;,\t])\r?\n/.exec(text)?.[1]
  const known = delimiters.find((delimiter) => delimiter === told)
  if (known) return known
  const sample = text.slice(0, sampleLength)
  const scores = delimiters.map((delimiter) => scoreOf(sample, delimiter))
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ';'
}

const sampleLength = 65_536
const sampleRecords = 10

function scoreOf(sample: string, delimiter: Delimiter): number {
  const counts: number[] = []
  for (const cells of csvRecords(sample, delimiter)) {
    if (cells.some((cell) => cell !== '')) counts.push(cells.length)
    if (counts.length === sampleRecords) break
  }
  const [first = 1] = counts
  return first === 1 ? 0 : first * (counts.filter((count) => count === first).length / counts.length)
}

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

/** A cell without what a text must not hold and without what made it no formula and no number. */
export function cleanCell(cell: string): string {
  return unguarded(cell.replaceAll('\0', '')).trim()
}
