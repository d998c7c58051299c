import { type Handlers, openArchive, type ReadPart } from './archive.js'
import { type Cell, type CellStyle, cellText, noResult, plainText, styleOf, type Texts } from './cellText.js'
import type { Pace } from './pace.js'
import { firstFilled, type NamedSheet } from './firstFilled.js'
import { readOpenDocument } from './readOpenDocument.js'
import { maxColumns, type Sheet, SheetError } from './Sheet.js'
import { createRows, type MergedCells, type SheetRows } from './sheetRows.js'

/**
 * Reads one sheet of an XLSX or ODS file row by row: the one with this name, or the first visible one with rows. @throws SheetError when it is
 * neither
 */
export async function readWorkbook(bytes: Uint8Array, pace: Pace, name?: string): Promise<Sheet> {
  try {
    const read = await openArchive(bytes, pace)
    if (read.has('content.xml') || read.has('encrypted-package')) return await readOpenDocument(read, name)
    const book = await readBook(read)
    const strings = await readStrings(read)
    const styles = await readStyles(read)
    const readOne = async ({ path }: BookSheet) => {
      const rows = createRows()
      const merged: MergedCells[] = []
      if (!(await read(path, rowHandlers({ strings, styles, is1904: book.is1904 }, rows.add, merged)))) throw new SheetError('broken')
      rows.merge(merged)
      return rows.sheet()
    }
    return await firstFilled(book.sheets, readOne, name)
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken', { cause: error })
  }
}

interface BookSheet extends NamedSheet {
  readonly path: string
}

/** The sheets, in their order. */
async function readBook(read: ReadPart): Promise<{ readonly sheets: readonly BookSheet[]; readonly is1904: boolean }> {
  const found: { readonly name: string; readonly id?: string; readonly isHidden: boolean }[] = []
  let is1904 = false
  const book = await read('xl/workbook.xml', {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (tag !== 'sheet') return
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
      found.push({ name: plainText(attributes.name ?? ''), id, isHidden: /hidden/i.test(attributes.state ?? '') })
    },
  })
  if (!book) throw new SheetError('notASheet')
  const paths = new Map<string | undefined, string>()
  await read('xl/_rels/workbook.xml.rels', {
    open: (tag, { Id, Target }) => {
      if (tag === 'Relationship' && Target) paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const sheets = found
    .map(({ id, ...sheet }, place) => ({ ...sheet, path: paths.get(id) ?? `xl/worksheets/sheet${place + 1}.xml` }))
    .filter(({ path }) => !path.includes('chartsheets/'))
  return { sheets, is1904 }
}

async function readStrings(read: ReadPart): Promise<readonly string[]> {
  const strings: string[] = []
  let item = ''
  let isShown = false
  let isPhonetic = false
  await read('xl/sharedStrings.xml', {
    open: (tag) => {
      if (tag === 'si') item = ''
      if (tag === 'rPh') isPhonetic = true
      isShown = tag === 't' && !isPhonetic
    },
    text: (text) => {
      if (isShown) item += text
    },
    close: (tag) => {
      if (tag === 'si') strings.push(plainText(item))
      if (tag === 'rPh') isPhonetic = false
      isShown = false
    },
  })
  return strings
}

/** What each cell style, by number, shows. */
async function readStyles(read: ReadPart): Promise<readonly CellStyle[]> {
  const custom = new Map<string, string>()
  const styles: CellStyle[] = []
  let isOfCells = false
  await read('xl/styles.xml', {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      if (tag === 'numFmt') custom.set(numFmtId, formatCode)
      if (tag === 'cellXfs') isOfCells = true
      if (tag === 'xf' && isOfCells) styles.push(styleOf(numFmtId, custom.get(numFmtId)))
    },
    close: (tag) => {
      if (tag === 'cellXfs') isOfCells = false
    },
  })
  return styles
}

function rowHandlers(texts: Texts, add: SheetRows['add'], merged: MergedCells[]): Handlers {
  let line = 0
  let isHidden = false
  let cells: string[] = []
  let cell: Cell = {}
  let value = ''
  let isValue = false
  let hasValue = false
  let isFormula = false
  let isPhonetic = false
  return {
    open: (tag, attributes) => {
      if (tag === 'row') {
        line = lineAfter(line, attributes.r)
        cells = []
        isHidden = /^(1|true)$/.test(attributes.hidden ?? '')
      } else if (tag === 'mergeCell') merged.push(...mergedCells(attributes.ref))
      else if (tag === 'c') {
        cell = attributes
        value = ''
        hasValue = false
        isFormula = false
      } else if (tag === 'f') isFormula = true
      else if (tag === 'rPh') isPhonetic = true
      if (tag === 'v') hasValue = true
      isValue = !isPhonetic && tag === (cell.t === 'inlineStr' ? 't' : 'v')
    },
    text: (text) => {
      if (isValue) value += text
    },
    close: (tag) => {
      isValue = false
      if (tag === 'row') add(line, cells, isHidden)
      else if (tag === 'rPh') isPhonetic = false
      else if (tag === 'c') {
        const place = columnOf(cell.r) ?? cells.length
        if (place >= maxColumns) return
        while (cells.length < place) cells.push('')
        // A text may be empty, a number may not.
        const isOpen = isFormula && value === '' && !(hasValue && cell.t === 'str')
        cells[place] = isOpen ? noResult : cellText(cell, value, texts)
      }
    },
  }
}

/** Lines go down: a number that does not is none. */
function lineAfter(line: number, told = ''): number {
  const next = Number(told)
  return Number.isInteger(next) && next > line ? next : line + 1
}

/** Cells that are merged downwards; beside each other they are a title. */
function mergedCells(reference = ''): readonly MergedCells[] {
  const [, from, first, last] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(reference) ?? []
  const column = columnOf(from)
  return column === undefined || first === last ? [] : [{ column, first: Number(first), last: Number(last) }]
}

function columnOf(reference = ''): number | undefined {
  const letters = /^[A-Z]+/.exec(reference)?.[0]
  return letters === undefined ? undefined : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
