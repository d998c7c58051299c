import { unzip } from './zip.js'
import { SheetError } from './Sheet.js'

/** The records of the first sheet of an XLSX file, row by row with gaps as empty records. @throws SheetError when it is none */
export async function xlsxRecords(bytes: Uint8Array): Promise<Generator<readonly string[]>> {
  const read = await unzip(bytes)
  const workbook = await read('xl/workbook.xml')
  if (workbook === undefined) throw new SheetError('broken')
  const path = firstSheetPath(workbook, (await read('xl/_rels/workbook.xml.rels')) ?? '')
  const sheet = await read(path)
  if (sheet === undefined) throw new SheetError('broken')
  const strings = [...matches((await read('xl/sharedStrings.xml')) ?? '', /<si>(.*?)<\/si>|<si\/>/gs)].map(([, item = '']) => textOf(item))
  const dates = dateStyles((await read('xl/styles.xml')) ?? '')
  const is1904 = /<workbookPr[^>]*date1904="(1|true)"/.test(workbook)
  return records(sheet, { strings, dates, is1904 })
}

interface Workbook {
  readonly strings: readonly string[]
  /** Whether a cell style shows a date, by its number. */
  readonly dates: readonly boolean[]
  readonly is1904: boolean
}

function firstSheetPath(workbook: string, relations: string): string {
  const id = /<sheet [^>]*r:id="([^"]+)"/.exec(workbook)?.[1]
  for (const [tag = ''] of matches(relations, /<Relationship [^>]*>/g)) {
    const target = attribute(tag, 'Target')
    if (attribute(tag, 'Id') === id && target) return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  return 'xl/worksheets/sheet1.xml'
}

function* records(sheet: string, workbook: Workbook): Generator<readonly string[]> {
  let line = 1
  for (const [, head = '', body = ''] of matches(sheet, /<row\b([^>]*?)(?:\/>|>(.*?)<\/row>)/gs)) {
    const number = Number(attribute(head, 'r') ?? line)
    for (; line < number && number - line < maxGap; line++) yield []
    line = number + 1
    const cells: string[] = []
    for (const [, tag = '', content = ''] of matches(body, /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const place = columnOf(attribute(tag, 'r') ?? '') ?? cells.length
      if (place >= maxColumns) continue
      while (cells.length < place) cells.push('')
      cells[place] = cellText(tag, content, workbook)
    }
    yield cells
  }
}

// The format's own limits: a reference beyond them is no honest file.
const maxColumns = 16_384
const maxGap = 1_048_576

function cellText(tag: string, content: string, { strings, dates, is1904 }: Workbook): string {
  const type = attribute(tag, 't')
  if (type === 'inlineStr') return textOf(content)
  const value = decode(/<v[^>]*>(.*?)<\/v>/s.exec(content)?.[1] ?? '')
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'e') return ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === undefined || type === 'n') {
    if (dates[Number(attribute(tag, 's') ?? -1)] && value !== '') return dateText(Number(value), is1904)
    // 12345678909 comes as 1.2345678909E10.
    return /e/i.test(value) && Number.isSafeInteger(Number(value)) ? String(Number(value)) : value
  }
  return value
}

/** Days since the end of 1899, or since 1904, as a calendar date. */
function dateText(serial: number, is1904: boolean): string {
  if (!Number.isFinite(serial)) return ''
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(epoch + Math.floor(serial) * 86_400_000)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

function dateStyles(styles: string): readonly boolean[] {
  const custom = new Map(
    [...matches(styles, /<numFmt [^>]*>/g)].map(([tag = '']) => [attribute(tag, 'numFmtId'), decode(attribute(tag, 'formatCode') ?? '')]),
  )
  const formats = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? ''
  return [...matches(formats, /<xf\b[^>]*>/g)].map(([tag = '']) => {
    const id = attribute(tag, 'numFmtId') ?? '0'
    // Built-in date formats of ECMA-376, part 1, 18.8.30.
    if (/^(1[4-7]|22)$/.test(id)) return true
    return /[dy]/i.test((custom.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
  })
}

function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]+/.exec(reference)?.[0]
  return letters === undefined ? undefined : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf(xml: string): string {
  const shown = xml.replace(/<rPh\b.*?<\/rPh>/gs, '')
  return [...matches(shown, /<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => decode(text)).join('')
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
}

function matches(text: string, pattern: RegExp): Iterable<readonly string[]> {
  return text.matchAll(pattern)
}

const entities = new Map(Object.entries({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }))

function decode(text: string): string {
  const plain = text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    return code === undefined ? (entities.get(name as string) ?? whole) : code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
  return plain.replace(/_x([\dA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
