import { SaxesParser } from 'saxes'
import { unzipRaw, type ZipEntry } from 'unzipit'
import { type Cell, type CellStyle, cellText, noResult, plainText, styleOf, type Texts } from './cellText.js'
import type { Pace } from './pace.js'
import { maxColumns, maxPartBytes, SheetError } from './Sheet.js'
import type { AddRow } from './sheetRows.js'

/** Reads the first sheet of an XLSX file row by row. @throws SheetError when it is not an XLSX file */
export async function readWorkbook(bytes: Uint8Array, add: AddRow, pace: Pace): Promise<void> {
  try {
    const { entries } = await unzipRaw(bytes)
    const read = (path: string, handlers: Handlers) => {
      const entry = entries.find(({ name }) => name === path)
      return entry && readPart(entry, handlers, pace)
    }
    const book = await readBook(read)
    const strings = await readStrings(read)
    const styles = await readStyles(read)
    if (!(await read(book.path, rowHandlers({ strings, styles, is1904: book.is1904 }, add)))) throw new SheetError('broken')
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken', { cause: error })
  }
}

type Attributes = Readonly<Record<string, string>>
interface Handlers {
  readonly open: (tag: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: (tag: string) => void
}
/** Reads a part of the archive; `undefined` when it is missing. */
type ReadPart = (path: string, handlers: Handlers) => Promise<true> | undefined

/** Bytes to read before the page may get its turn. */
const chunkSize = 16_384

async function readPart(entry: ZipEntry, { open, text, close }: Handlers, pace: Pace): Promise<true> {
  if (entry.encrypted) throw new SheetError('locked')
  // The archive states the unpacked size, and its stream fails if that was false.
  if (entry.size > maxPartBytes) throw new SheetError('tooLarge')
  const parser = new SaxesParser({ position: false, xmlns: false })
  parser.on('opentag', ({ name, attributes }) => open(withoutPrefix(name), attributes))
  parser.on('closetag', ({ name }) => close?.(withoutPrefix(name)))
  parser.on('text', (found) => text?.(found))
  parser.on('cdata', (found) => text?.(found))
  const decoder = new TextDecoder()
  const reader = (await entry.stream({ chunkSize })).getReader()
  try {
    for (let seen = 0; ; ) {
      const { done, value } = await reader.read()
      if (done) break
      parser.write(decoder.decode(value, { stream: true }))
      seen += value.length
      await pace(seen / entry.size)
    }
    parser.close()
    return true
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

async function readBook(read: ReadPart): Promise<{ readonly path: string; readonly is1904: boolean }> {
  let id: string | undefined
  let is1904 = false
  const book = await read('xl/workbook.xml', {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (tag === 'sheet') id ??= Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
    },
  })
  if (!book) throw new SheetError('broken')
  let path = 'xl/worksheets/sheet1.xml'
  await read('xl/_rels/workbook.xml.rels', {
    open: (tag, { Id, Target }) => {
      if (tag === 'Relationship' && Id === id && Target) path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
    },
  })
  return { path, is1904 }
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

function rowHandlers(texts: Texts, add: AddRow): Handlers {
  let line = 0
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
        line = Number(attributes.r ?? line + 1)
        cells = []
      } else if (tag === 'c') {
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
      if (tag === 'row') add(line, cells)
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

function columnOf(reference = ''): number | undefined {
  const letters = /^[A-Z]+/.exec(reference)?.[0]
  return letters === undefined ? undefined : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
