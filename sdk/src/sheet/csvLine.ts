import type { Locale } from '../core/locale.js'
import { withoutUnseen } from '../core/plainText.js'

/** The CSV format of a language: Excel takes both signs from the regional settings. */
export interface CsvDialect {
  readonly separator: ';' | ','
  /** The decimal mark. */
  readonly decimal: ',' | '.'
}

/** A CSV cell: a text, which stays a text in a spreadsheet; a number, or a decimal string; a date as it is shown; or `null` for an empty cell. */
export type CsvCell = string | { readonly number: number | string } | { readonly date: string } | null

/** The byte order mark; without it, Excel reads UTF-8 as Windows-1252. */
export const csvStart = '\uFEFF'

/** The CSV format of a language: semicolons where numbers use a comma. */
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

// Starts of formulas in spreadsheets (OWASP, CSV Injection), also in full-width forms, and texts that look guarded already.
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/
// Texts that spreadsheets would convert: leading zeros, too many digits, exponents, dates, times, and digits with a mark of decimals or
// thousands of either country: `0012`, `2241-05`, `1e5`, `3/4`, `19:30`, `110.042.490.114`, `8945.00010`, `10%`, `R$ 5`.
const numberLike =
  /^(?:0\d+|\d{12,}|\d+e\d+|\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?|\d{1,2}:\d\d(?::\d\d)?|\d+(?:[.,]\d+)+|(?:R\$ ?)?\d[\d.,]* ?%|R\$ ?\d[\d.,]*)$/i

// A program of another country splits at these signs, even inside quotes, and the next part starts a cell.
const formulaWithin = /([;,\t])('*[=+\-@＝＋－＠])/g
const guardWithin = /([;,\t])'('*[=+\-@＝＋－＠])/g

/**
 * A text that spreadsheets keep unchanged: a formula gets an apostrophe before it, and a text that looks like a number or a
 * date gets a tab, which no spreadsheet shows.
 */
export function guarded(text: string): string {
  return numberLike.test(text) ? `\t${text}` : defused(text).replace(formulaWithin, "$1'$2")
}

/** A text for a cell of the clipboard: a formula gets an apostrophe before it. */
export function defused(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** Undoes `guarded`, so that an exported file can be imported. */
export function unguarded(text: string): string {
  const rest = text.slice(1)
  const isGuard = (text.startsWith("'") && formulaStart.test(rest)) || (text.startsWith('\t') && numberLike.test(rest))
  return (isGuard ? rest : text).replace(guardWithin, '$1$2')
}

/** A cell without invalid characters and without the marks of `guarded`. */
export function cleanCell(cell: string): string {
  return cell && unguarded(withoutUnseen(cell.replaceAll('\0', ''))).trim()
}

// The last line of an export, in three languages; tests of the reference API keep its texts equal.
const exportMark = { start: /^Export(?:ado por|ed by) /, count: /\. (?:Registros|Records): \d+\. /, end: '13.709/2018).' }

/** Whether a line is the export note (who exported the file and when) and not a record. */
export function isExportMark([first = '', ...rest]: readonly string[]): boolean {
  return exportMark.start.test(first) && exportMark.count.test(first) && first.endsWith(exportMark.end) && rest.every((cell) => cell === '')
}

function quoted(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n\t]|^\s|\s$/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}
