import type { Locale } from '../../core/locale.js'
import { readUnit, type WrittenUnit } from '../codes/readUnit.js'
import type { WantedLine } from './proposal.js'
import { multiplyDecimals } from '../../core/decimal.js'
import { plainDecimal } from '../../kinds/number/decimal.js'
import { hasTwoReadings, marksOf, parseNumber, readNumber } from '../../kinds/number/numberText.js'
import { hasWords, isCount, isWholeCode, type LineColumns, splitLines } from './lineColumns.js'

/** Same limit as the items of a request. */
export const mostLines = 100

/** The unit that a line asks for. */
export interface AskedUnit extends WrittenUnit {
  /** The quantity before it was turned into the unit of the catalogue: the 500 of "500 g". */
  readonly amount: string | null
}

/** A wanted item as it is named to the person. */
export interface NamedLine extends WantedLine {
  readonly label: string
  /** Missing where the line names no unit. */
  readonly unit?: AskedUnit | undefined
  /** What stands where the quantity is expected, and is none. */
  readonly unread?: string | undefined
  /** The quantity is another number for people of another country: "1.500" in English. */
  readonly isDoubted?: true | undefined
}

/** A wanted item with the line that it was read from. */
export interface ReadLine extends NamedLine {
  readonly written: string
}

/**
 * Wanted items, one per line: a code or words, then a tab or semicolon and the quantity, with its unit beside it or in a column of its own.
 * With more columns, as in a spreadsheet, headings name those of quantity and unit; without headings the number beside the unit counts,
 * otherwise the last one. A whole GMS code makes the other texts unnecessary. Titles, headings, sums and the numbers of the lines are no items.
 */
export function readLines(text: string, locale: Locale): readonly ReadLine[] {
  const { lines, columns } = splitLines(text)
  return lines.flatMap(({ written, cells }): ReadLine[] => {
    const at = nameAt(cells, columns)
    const text = (cells[at] ?? '').slice(0, 200)
    if (text === '') return []
    const others = cells.filter((_, place) => place !== at)
    const label = isCode(text) ? `${text} ${wordsIn(others)}`.trim() : text
    return [{ text, label, ...readAmount(cells, { ...columns, name: at, locale }), written }]
  })
}

/** The cell that says what is wanted: a whole code, the column that its heading names, or the first cell that is no number of the line. */
function nameAt(cells: readonly string[], { name, isNumbered }: LineColumns): number {
  const code = cells.findIndex((cell) => isWholeCode(cell))
  if (code >= 0) return code
  if (cells[name]) return name
  const start = cells.findIndex((cell, place) => cell !== '' && !(isNumbered && place === 0 && isCount(cell)))
  const words = cells.findIndex((cell) => hasWords(cell))
  return isCount(cells[start]) && words >= 0 ? words : start
}

/** Whether a text is a code of the catalogue, with or without its point. */
export const isCode = (text: string) => /^[\d.]+$/.test(text)

/** The words beside a code: its description. */
const wordsIn = (cells: readonly string[]) => cells.find(hasWords) ?? ''

interface Columns extends LineColumns {
  /** Numbers are read as a field of this language reads them. */
  readonly locale: Locale
}

/** The quantity and unit in the cells of a line, in the unit of the catalogue. A unit beside the number, as in "2 dz", counts before that of the column. */
function readAmount(cells: readonly string[], columns: Columns): Pick<NamedLine, 'quantity' | 'unit' | 'unread' | 'isDoubted'> {
  const named = cells[columns.unit] ?? ''
  const ownUnit = named === '' ? undefined : (readUnit(named) ?? { code: undefined, factor: '1', written: named })
  const at = ownUnit ? columns.unit : cells.findIndex((cell, place) => place !== columns.name && readUnit(cell))
  const isNumber = (place: number) => place === columns.name || (columns.isNumbered && place === 0 && isCount(cells[0]))
  const marked = cells.map((cell) => marksOf(columns.locale, {})(cell))
  // Without headings a whole number is the quantity, and one with cents beside it a price.
  const isPriced = columns.amount < 0 && marked.some((cell, place) => !isNumber(place) && isWholeAmount(cell))
  const amounts = marked.map((cell, place) => (isNumber(place) || (isPriced && hasCents(cell)) ? null : readQuantity(cell)))
  const beside = at < 0 ? [] : [at - 1, at + 1].filter((place) => isPlain(cells[place]) && amounts[place])
  const last = amounts.findLastIndex((amount) => amount !== null)
  const place = [columns.amount, ...beside, last].find((each) => each >= 0 && amounts[each]) ?? -1
  const amount = amounts[place] ?? null
  const unread = amount === null ? unreadIn(cells, columns) : undefined
  const digits = marksOf(columns.locale, {})((cells[place] ?? '').split(/\p{L}/u, 1)[0] ?? '')
  const doubt = hasTwoReadings(digits, columns.locale, {}) ? ({ isDoubted: true } as const) : {}
  const meant = gluedUnit(cells[place] ?? '') ?? ownUnit ?? readUnit(cells[at] ?? '')
  if (!meant) return { quantity: amount, unread, ...doubt }
  const quantity = meant.factor === '1' ? amount : plainDecimal(multiplyDecimals(amount, meant.factor, 4))
  return { quantity, unit: { ...meant, amount }, unread, ...doubt }
}

/** The cell under the heading of the quantity, or the second of two without headings. */
function unreadIn(cells: readonly string[], { amount, name }: LineColumns): string | undefined {
  const cell = cells[amount] ?? (cells.length === 2 ? cells[1 - name] : undefined)
  return cell === undefined || cell === '' || readUnit(cell) ? undefined : cell
}

const isWholeAmount = (cell: string) => /^\d{1,3}(?:\.\d{3})+$|^\d{1,6}$/.test(cell)
const hasCents = (cell: string) => /^[\d.]+,\d{2}$/.test(cell)

const isPlain = (cell: string | undefined) => cell !== undefined && /^[\d.,\s]+$/.test(cell)

/** The unit of "100 un" or "2,5kg". */
const gluedUnit = (cell: string) => readUnit(/^[\d.,\s]+(\p{L}.*)$/u.exec(cell)?.[1] ?? '')

/** `1.200,5` as a decimal string; `null` for text that is not an amount above zero, and for a price. */
function readQuantity(cell: string): string | null {
  if (/R\s*\$/i.test(cell)) return null
  const [, number = cell] = (gluedUnit(cell) && /^([\d.,]+)/.exec(cell)) || []
  const read = readNumber(number, { fraction: 4, isGrouped: true })
  const value = read === undefined ? null : parseNumber(read)
  return value !== null && Number(value) > 0 ? value : null
}
