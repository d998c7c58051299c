import type { Locale } from '../../core/locale.js'
import { readUnit, type WrittenUnit } from '../codes/readUnit.js'
import type { WantedLine } from './proposal.js'
import { multiplyDecimals } from '../../core/decimal.js'
import { plainDecimal } from '../../kinds/number/decimal.js'
import { marksOf, parseNumber, readNumber } from '../../kinds/number/numberText.js'
import { comparable } from '../../validators/comparable.js'

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
}

/** A wanted item with the line that it was read from. */
export interface ReadLine extends NamedLine {
  readonly written: string
}

/**
 * Wanted items, one per line: a code or words, then a tab or semicolon and the quantity, with its unit beside it or in a column of its own.
 * With more columns, as in a spreadsheet, headings name those of quantity and unit; without headings the number beside the unit counts,
 * otherwise the last one. A GMS code in the first column makes the other texts unnecessary.
 */
export function readLines(text: string, locale: Locale): readonly ReadLine[] {
  const written = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rows = written.map((line) => line.split(/[\t;]/).map((cell) => cell.trim()))
  const headings = isHeading(rows) ? rows[0] : undefined
  const columns = { amount: columnOf(headings, quantityHeading), unit: columnOf(headings, unitHeading) }
  return rows
    .flatMap((cells, place): ReadLine[] => {
      const [first = '', ...others] = cells
      if (first === '' || (headings && place === 0)) return []
      const text = first.slice(0, 200)
      const label = isCode(text) ? `${text} ${wordsIn(others)}`.trim() : text
      return [{ text, label, ...readAmount(cells, { ...columns, locale }), written: written[place] ?? '' }]
    })
    .slice(0, mostLines)
}

/** Whether a text is a code of the catalogue, with or without its point. */
export const isCode = (text: string) => /^[\d.]+$/.test(text)

/** The words beside a code: its description. */
const wordsIn = (cells: readonly string[]) => cells.find((cell) => /\p{L}{3}/u.test(cell) && !readUnit(cell)) ?? ''

const quantityHeading = /^(quant|qtd|qtde|cantidad|qty)/
const unitHeading = /^(un|und|unid|unidades?|unidad(es)?|um|u\.m|medida|units?)\.?( (de |of )?(medida|measure).*)?$/

/** A first line of words only, above a line with a number. */
function isHeading([first = [], second = []]: readonly (readonly string[])[]): boolean {
  return first.length > 1 && first.every((cell) => !/\d/.test(cell)) && second.slice(1).some((cell) => readQuantity(cell) !== null)
}

/** The column with such a heading, after the first; 0 when there is none. */
const columnOf = (headings: readonly string[] | undefined, words: RegExp) =>
  Math.max(0, headings?.findIndex((cell) => words.test(comparable(cell))) ?? 0)

interface Columns {
  readonly amount: number
  readonly unit: number
  /** Numbers are read as a field of this language reads them. */
  readonly locale: Locale
}

/** The quantity and unit in the cells of a line, in the unit of the catalogue. */
function readAmount(cells: readonly string[], columns: Columns): Pick<NamedLine, 'quantity' | 'unit'> {
  const named = cells[columns.unit] ?? ''
  const ownUnit = columns.unit > 0 && named !== '' ? (readUnit(named) ?? { code: undefined, factor: '1', written: named }) : undefined
  const at = ownUnit ? columns.unit : cells.findIndex((cell, place) => place > 0 && readUnit(cell))
  const unit = ownUnit ?? readUnit(cells[at] ?? '')
  const amounts = cells.map((cell, place) => (place === 0 ? null : readQuantity(marksOf(columns.locale, {})(cell))))
  const beside = at < 0 ? [] : [at - 1, at + 1].filter((place) => isPlain(cells[place]))
  const last = amounts.findLastIndex((amount) => amount !== null)
  const place = [columns.amount, ...beside, last].find((each) => each > 0 && amounts[each]) ?? -1
  const amount = amounts[place] ?? null
  const meant = unit ?? gluedUnit(cells[place] ?? '')
  if (!meant) return { quantity: amount }
  const quantity = meant.factor === '1' ? amount : plainDecimal(multiplyDecimals(amount, meant.factor, 4))
  return { quantity, unit: { ...meant, amount } }
}

const isPlain = (cell: string | undefined) => cell !== undefined && /^[\d.,\s]+$/.test(cell)

/** The unit of "100 un" or "2,5kg". */
const gluedUnit = (cell: string) => readUnit(/^[\d.,\s]+(\p{L}.*)$/u.exec(cell)?.[1] ?? '')

/** `1.200,5` as a decimal string; `null` for text that is not an amount above zero. */
function readQuantity(cell: string): string | null {
  const read = readNumber(cell.replace(/(\d\s*(?:k?m))[²³23]$/iu, '$1'), { fraction: 4, isGrouped: true })
  const value = read === undefined ? null : parseNumber(read)
  return value !== null && Number(value) > 0 ? value : null
}
