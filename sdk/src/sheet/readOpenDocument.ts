import type { Attributes, Handlers, ReadPart } from './archive.js'
import { dateText, noResult, numberText, timeText } from './cellText.js'
import { firstFilled, type NamedSheet } from './firstFilled.js'
import { isFormulaError } from '../validators/formulaError.js'
import { maxColumns, type Sheet, SheetError } from './Sheet.js'
import { createRows, type MergedCells, type SheetRows } from './sheetRows.js'

/**
 * Reads one sheet of an ODS file (OpenDocument 1.3, part 3, section 9): the one with this name, or the first visible one with rows.
 * @throws SheetError when it is no spreadsheet, or has a password
 */
export async function readOpenDocument(read: ReadPart, name?: string): Promise<Sheet> {
  if (await isEncrypted(read)) throw new SheetError('locked')
  const tables = await readTables(read)
  const readOne = async ({ place }: Table) => {
    const rows = createRows()
    const merged: MergedCells[] = []
    await read('content.xml', tableHandlers(place, rows.add, merged))
    rows.merge(merged)
    return rows.sheet()
  }
  return firstFilled(tables, readOne, name)
}

async function isEncrypted(read: ReadPart): Promise<boolean> {
  let isFound = read.has('encrypted-package')
  await read('META-INF/manifest.xml', { open: (tag) => (isFound ||= tag === 'encryption-data') })
  return isFound
}

interface Table extends NamedSheet {
  /** Its position in the document, from 0. */
  readonly place: number
}

async function readTables(read: ReadPart): Promise<readonly Table[]> {
  const hiddenStyles = new Set<string>()
  const tables: Table[] = []
  let [style, isSpreadsheet] = ['', false]
  await read('content.xml', {
    open: (tag, attributes) => {
      if (tag === 'style') style = attributes['style:name'] ?? ''
      else if (tag === 'table-properties' && attributes['table:display'] === 'false') hiddenStyles.add(style)
      else if (tag === 'spreadsheet') isSpreadsheet = true
      else if (tag === 'table' && isSpreadsheet) {
        const isHidden = hiddenStyles.has(attributes['table:style-name'] ?? '')
        tables.push({ name: attributes['table:name'] ?? '', isHidden, place: tables.length })
      }
    },
  })
  return tables
}

/** Reads the rows of one table. */
function tableHandlers(wanted: number, add: SheetRows['add'], merged: MergedCells[]): Handlers {
  const cell = createCell()
  let [table, line, repeatedRows, isHidden, place] = [-1, 0, 1, false, 0]
  let cells: string[] = []
  const endRow = () => {
    for (let turn = 1; cells.length > 0 && turn <= repeatedRows; turn++) add(line + turn, cells, isHidden)
    line += repeatedRows
  }
  const endCell = () => {
    const { text, columns, rows } = cell.end()
    if (text !== '' && place < maxColumns) {
      while (cells.length < place) cells.push('')
      for (let turn = 0; turn < columns && cells.length < maxColumns; turn++) cells.push(text)
      if (rows > 1) merged.push({ column: place, first: line + 1, last: line + rows })
    }
    place += columns
  }
  return {
    open: (tag, attributes) => {
      if (tag === 'table') table += 1
      if (table !== wanted) return
      if (tag === 'table-row') {
        cells = []
        place = 0
        repeatedRows = countOf(attributes['table:number-rows-repeated'])
        isHidden = /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '')
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') cell.begin(attributes, tag === 'covered-table-cell')
      else cell.open(tag, attributes)
    },
    text: cell.write,
    close: (tag) => {
      if (table !== wanted) return
      if (tag === 'table-row') endRow()
      else if (tag === 'table-cell' || tag === 'covered-table-cell') endCell()
      else cell.close(tag)
    },
  }
}

/** A cell while it is read: its attributes, and the paragraphs that its program shows. */
function createCell() {
  let attributes: Attributes | undefined
  let [paragraphs, words, isCovered, isNote, isParagraph] = [[] as string[], '', false, false, false]
  return {
    begin: (given: Attributes, covered: boolean) => {
      attributes = given
      paragraphs = []
      isCovered = covered
    },
    open: (tag: string, { 'text:c': count }: Attributes) => {
      if (tag === 'annotation') isNote = true
      if (!attributes || isNote) return
      if (tag === 'p') [words, isParagraph] = ['', true]
      else if (tag === 's') words += ' '.repeat(Math.min(countOf(count), 100))
      else if (tag === 'tab') words += '\t'
      else if (tag === 'line-break') words += '\n'
    },
    write: (text: string) => {
      if (isParagraph && !isNote) words += text
    },
    close: (tag: string) => {
      if (tag === 'annotation') isNote = false
      if (tag !== 'p' || !isParagraph || isNote) return
      paragraphs.push(words)
      isParagraph = false
    },
    end: () => {
      const ended = attributes ?? {}
      attributes = undefined
      return {
        text: isCovered ? '' : shownText(ended, paragraphs.join('\n')),
        columns: countOf(ended['table:number-columns-repeated']),
        rows: countOf(ended['table:number-rows-spanned']),
      }
    },
  }
}

const countOf = (count = '1') => Math.max(1, Math.trunc(Number(count)) || 1)

/** The value of a cell as its program shows it, in the form that `cellText` has for XLSX. */
function shownText(attributes: Attributes, text: string): string {
  const { 'office:value-type': type, 'office:value': value = '' } = attributes
  if (attributes['calcext:value-type'] === 'error') return isFormulaError(text) ? text : noResult
  if (type === 'float' || type === 'currency') return numberText(value)
  if (type === 'percentage') return `${numberText(String(Number(value) * 100))}%`
  if (type === 'date') return dateText(serialOf(attributes['office:date-value']), false)
  if (type === 'time') return timeText(daysOf(attributes['office:time-value']), 'duration')
  if (type === 'boolean') return attributes['office:boolean-value'] ?? ''
  if (type === 'string') return attributes['office:string-value'] ?? text
  return attributes['table:formula'] === undefined ? text : noResult
}

/** Days since the end of 1899 of `2026-12-31` or `2026-12-31T07:30:00`. */
function serialOf(value = ''): number {
  return Date.parse(value.includes('T') ? `${value}Z` : `${value}T00:00:00Z`) / 86_400_000 + 25_569
}

/** Days of `PT07H30M00S`. */
function daysOf(value = ''): number {
  const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M(\d+(?:\.\d+)?)S$/.exec(value) ?? []
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400
}
