import type { Locale } from '../core/locale.js'

/** How a language's spreadsheets read a CSV file: Excel takes both signs from the regional settings. */
export interface CsvDialect {
  readonly separator: ';' | ','
  /** Between units and fractions. */
  readonly decimal: ',' | '.'
}

/** A text, which stays a text in a spreadsheet; a number, as a number or a decimal string; a date as it is shown; or nothing. */
export type CsvCell = string | { readonly number: number | string } | { readonly date: string } | null

/** The byte order mark without which Excel takes UTF-8 for Windows-1252. */
export const csvStart = '\uFEFF'

/** Semicolons where the comma stands in numbers. */
export function csvDialect(locale: Locale): CsvDialect {
  return locale === 'en-US' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' }
}

/** One line of a CSV file with its CRLF (RFC 4180). */
export function csvLine(cells: readonly CsvCell[], { separator, decimal }: CsvDialect): string {
  const texts = cells.map((cell) => {
    if (cell === null) return ''
    if (typeof cell === 'string') return quoted(guarded(cell), separator)
    return quoted('date' in cell ? cell.date : String(cell.number).replace('.', decimal), separator)
  })
  return `${texts.join(separator)}\r\n`
}

// What spreadsheets take for the beginning of a formula (OWASP, CSV Injection), full-width forms included, and what looks guarded already.
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/
// Leading zeros, more digits than a spreadsheet keeps, exponents and dates: `0012`, `2241-05`, `1e5`, `3/4`.
const numberLike = /^(?:0\d+|\d{12,}|\d+e\d+|\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?)$/i

// A program of another country splits there, quoted or not, and what follows begins a cell.
const formulaWithin = /([;,\t])('*[=+\-@＝＋－＠])/g
const guardWithin = /([;,\t])'('*[=+\-@＝＋－＠])/g

/**
 * A text as a spreadsheet leaves it: what would be run as a formula gets an apostrophe before it, what would be turned into a number or a
 * date gets a tab, which no spreadsheet shows.
 */
export function guarded(text: string): string {
  return numberLike.test(text) ? `\t${text}` : defused(text).replace(formulaWithin, "$1'$2")
}

/** A text for a cell of the clipboard: an apostrophe stands before what a spreadsheet would run as a formula. */
export function defused(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** The text that `guarded` was given, so that an exported file can come back. */
export function unguarded(text: string): string {
  const rest = text.slice(1)
  const isGuard = (text.startsWith("'") && formulaStart.test(rest)) || (text.startsWith('\t') && numberLike.test(rest))
  return (isGuard ? rest : text).replace(guardWithin, '$1$2')
}

/** A cell without what a text must not hold and without what made it no formula and no number. */
export function cleanCell(cell: string): string {
  return cell && unguarded(cell.replaceAll('\0', '')).trim()
}

// The last line of an export, in its three languages; the reference API's tests hold its texts to this.
const exportMark = /^Export(?:ado por|ed by) .+\. (?:Registros|Records): \d+\. .+13\.709\/2018\)\.$/s

/** Whether a line says who exported a file and when, and is no record. */
export function isExportMark([first = '', ...rest]: readonly string[]): boolean {
  return first.length < 1_000 && exportMark.test(first) && rest.every((cell) => cell === '')
}

function quoted(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n\t]|^\s|\s$/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}
