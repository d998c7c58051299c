import { isSum } from '../../sheet/sums.js'
import { comparable } from '../../validators/comparable.js'
import { readUnit } from '../codes/readUnit.js'

/** A line of a list as it was written, with its cells. */
export interface WrittenLine {
  readonly written: string
  readonly cells: readonly string[]
}

/** The columns that headings name, from 0; -1 for those that none names. */
export interface LineColumns {
  readonly name: number
  readonly amount: number
  readonly unit: number
  /** The first column numbers the lines. */
  readonly isNumbered: boolean
}

/** The lines of a list without its titles, headings and sums, and what its columns are. */
export function splitLines(text: string): { readonly lines: readonly WrittenLine[]; readonly columns: LineColumns } {
  const all = text
    .split(/\r?\n/)
    .filter((written) => written.trim() !== '')
    .map((written) => ({ written, cells: cellsOf(written) }))
    .filter(({ cells }) => !isSum(cells))
  const at = headingAt(all.map(({ cells }) => cells))
  const headings = all[at]?.cells
  const lines = all
    .slice(at + 1)
    .map(({ written, cells }) => ({ written, cells: cells.length === 1 ? amountApart(cells[0] ?? '') : cells }))
  const columnOf = (words: RegExp) => headings?.findIndex((cell) => words.test(comparable(cell))) ?? -1
  return {
    lines,
    columns: {
      name: columnOf(nameHeading),
      amount: columnOf(quantityHeading),
      unit: columnOf(unitHeading),
      isNumbered: isNumbered(lines, headings?.[0]),
    },
  }
}

/** Whether a cell is a small number, as those that number a list: "7", "7)", "7.". */
export const isCount = (cell: string | undefined): boolean => cell !== undefined && /^\d{1,3}[.)ºª°]?$/.test(cell)

/** Whether a cell has words other than a unit. */
export const hasWords = (cell: string): boolean => /\p{L}{2}/u.test(cell) && !readUnit(cell) && !/^\d[\d.,]*\s*\p{L}+\.?$/u.test(cell)

/** A code of the catalogue with all its digits. */
export const isWholeCode = (cell: string): boolean => /^\d{4}\.?\d{5}$/.test(cell)

/** Tabs and semicolons separate cells. A line of a text may number itself and end with its amount: "1) Bola – 10 unidades". */
function cellsOf(written: string): readonly string[] {
  const [first = '', ...others] = written.split(/[\t;]/).map((cell) => cell.trim())
  const bare = first.replace(/^(?:\d{1,3}\s?[.)]|[-–•*])\s+(?=[\p{L}\d])/u, '')
  if (others.length > 0) return [bare, ...others]
  const [, words, amount = ''] = /^(.*\S)\s*[-–—:]\s+(\d[\d.,]*\s*\p{L}+\.?)$/u.exec(bare) ?? []
  return words && readUnit(amount.replace(/^[\d.,\s]+/, '')) ? [words, amount] : [bare]
}

/** A whole number of at most six digits. */
const whole = String.raw`\d{1,3}(?:\.\d{3})?|\d{4,6}`
const amountFirst = new RegExp(String.raw`^(${whole}|\d{1,3},\d{1,3})\s+(?:(\p{L}+\.?)\s+(?:de\s+)?)?(\p{L}{3}.*)$`, 'iu')
const amountLast = new RegExp(String.raw`^(.*?(\p{L}{3,}))(?:\s*[-–—:=,]\s+|\s+)(${whole})$`, 'u')
/** "Remo 30 un", "Apito (20 unidades)". */
const unitLast = new RegExp(String.raw`^(.*?\p{L}{3,})(?:\s*[-–—:=,]\s+|\s+)\(?((?:${whole})\s*(\p{L}+\.?))\)?$`, 'u')
/** A whole code, whatever word announces it, and what stands beside it. */
const codeFirst = new RegExp(String.raw`^(?:\p{L}+\.?:?\s+)?(\d{4}\.?\d{5})(?:\s*[-–—:=,]\s+|\s+|$)(.*)$`, 'u')
/** The number behind these words says which one, not how many; so does a year. */
const numbersOne =
  /^(num|numero|number|tam|tamanho|talla|size|sub|tipo|type|modelo|model|classe|serie|categoria|linha|lote|item|anexo|grau|nivel)$/

/** The amount of a line without separators apart from its words: "15 bolas", "25 kg de alface", "Apito 15", but not "Bola nº 5". */
function amountApart(line: string): readonly string[] {
  const [, code, beside = ''] = codeFirst.exec(line) ?? []
  if (code) return [code, ...(beside === '' ? [] : amountApart(beside))]
  const [, amount, unit = '', words = ''] = amountFirst.exec(line) ?? []
  if (amount && readUnit(unit)) return [words, `${amount} ${unit}`]
  if (amount && !amount.includes(',')) return [line.slice(amount.length).trim(), amount]
  const [, called, counted = '', measure = ''] = unitLast.exec(line) ?? []
  // "Água 500 ml" says how large the bottle is.
  if (called && isCounting(measure)) return [called, counted]
  const [, name, word = '', count = ''] = amountLast.exec(line) ?? []
  return name && !numbersOne.test(comparable(word)) && !/^(19|20)\d\d$/.test(count) ? [name, count] : [line]
}

const measures: readonly (string | undefined)[] = ['KG', 'L', 'M', 'M2', 'M3', 'KM']

/** Whether a word counts things, as "un" and "caixas" do, and does not measure them. */
function isCounting(word: string): boolean {
  const unit = readUnit(word)
  return unit !== undefined && !measures.includes(unit.code)
}

const nameHeading = /^(descri|especific|produto|material|materiais|objeto|servico|denominac|nome|description|descripcion)/
const quantityHeading = /^(quant|qtd|qtde|cantidad|qty)/
const unitHeading = /^(un|und|unid|unidades?|unidad(es)?|um|u\.m|medida|units?)\.?( (de |of )?(medida|measure).*)?$/
const numberHeading = /^(item|itens|n|no|n[ºo°.]+|num|numero|seq|sequencia|ordem|lote|#)\.?$/

/** Lines above the headings with the name of the list. */
const mostTitles = 4

/** The line of words only above a line with a number; -1 when there is none. */
function headingAt(rows: readonly (readonly string[])[]): number {
  const at = rows.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1)
  if (at < 0 || at > mostTitles) return -1
  const [first = [], second = []] = rows.slice(at)
  const isNamed = first.some((cell) => quantityHeading.test(comparable(cell)))
  const isAbove = second.some((cell, place) => /^\d/.test(cell) && (isNamed || place > 0))
  return isAbove && first.every((cell) => !/\d/.test(cell)) ? at : -1
}

/** Whether the first column only numbers the lines: its heading says so, or its numbers grow and others stand beside them. */
function isNumbered(lines: readonly WrittenLine[], heading: string | undefined): boolean {
  const counted = lines.filter(
    ({ cells: [first, ...others] }) => isCount(first) && others.some((cell) => hasWords(cell) || isWholeCode(cell)),
  )
  if (counted.length === 0) return false
  if (heading !== undefined && numberHeading.test(comparable(heading))) return true
  const numbers = counted.map(({ cells }) => Number.parseInt(cells[0] ?? '', 10))
  const grows = numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? 0))
  return grows && counted.every(({ cells: [, ...others] }) => others.some((cell) => /^\d/.test(cell) && !isWholeCode(cell)))
}
