import { columnWidths } from './columnWidths.js'
import type { ExportCell } from './exportColumns.js'
import type { ExportFile } from './exportFile.js'
import { exportTexts } from './exportTexts.js'
import { localTime } from './localTime.js'
import { escapeXml, styles, worksheetStart, xlsxParts } from './xlsxParts.js'
import { zipFile } from './zipFile.js'

/** Spreadsheets open larger workbooks only slowly; CSV files have no such limit. */
export const maxXlsxRows = 50_000

/** An Excel workbook, in pieces: the records on the first sheet, the user and the time on the second. */
export function xlsxFile(file: ExportFile): AsyncIterable<Buffer> {
  const about = exportTexts[file.locale].about
  return zipFile([
    ...xlsxParts(file, about),
    { name: 'xl/worksheets/sheet1.xml', content: recordSheet(file) },
    { name: 'xl/worksheets/sheet2.xml', content: aboutSheet(file) },
  ])
}

type Batch = readonly (readonly ExportCell[])[]

async function* recordSheet({ columns, rows }: ExportFile): AsyncGenerator<string> {
  const batches = rows.batches()
  // The file holds the widths before the rows, so they are computed from the first batch.
  const first: Batch = (await batches.next()).value ?? []
  const widths = columnWidths(columns, first).map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  yield `${worksheetStart}${frozen}<cols>${widths.join('')}</cols><sheetData>`
  yield rowXml(
    1,
    columns.map(({ heading }, index) => textXml({ place: cellName(index, 1), text: heading, style: styles.heading })),
  )
  const written = (batch: Batch, above: number) => batch.map((cells, place) => recordXml(cells, above + place + 1)).join('')
  let number = 1
  yield written(first, number)
  number += first.length
  for await (const batch of batches) {
    yield written(batch, number)
    number += batch.length
  }
  yield `</sheetData><autoFilter ref="A1:${cellName(columns.length - 1, number)}"/></worksheet>`
}

function* aboutSheet({ locale, rows, by, at }: ExportFile): Generator<string> {
  const texts = exportTexts[locale]
  const lines: readonly (readonly [string, ExportCell])[] = [
    [texts.by, { kind: 'text', value: by }],
    [texts.at, { kind: 'timestamp', value: at.toISOString() }],
    [texts.rows, { kind: 'number', value: rows.total }],
  ]
  yield `${worksheetStart}<cols><col min="1" max="2" width="28" customWidth="1"/></cols><sheetData>`
  for (const [index, [name, value]] of lines.entries()) {
    const number = index + 1
    yield rowXml(number, [textXml({ place: `A${number}`, text: name, style: styles.heading }), cellXml(value, `B${number}`)])
  }
  const last = lines.length + 1
  yield rowXml(last, [textXml({ place: `A${last}`, text: texts.privacy, style: styles.text })])
  yield '</sheetData></worksheet>'
}

function recordXml(cells: readonly ExportCell[], number: number): string {
  return rowXml(
    number,
    cells.map((cell, index) => cellXml(cell, cellName(index, number))),
  )
}

function rowXml(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`
}

function cellXml(cell: ExportCell, place: string): string {
  if (cell === null) return ''
  const { kind, value } = cell
  if (kind === 'text') return textXml({ place, text: value, style: styles.text })
  if (kind === 'number') return `<c r="${place}"><v>${value}</v></c>`
  const serial = kind === 'date' ? serialOf(value) : serialOf(localTime(value).day, localTime(value).minute)
  // Excel counts a 29 February 1900 that did not exist, so earlier dates stay texts.
  if (serial < 61) return textXml({ place, text: value, style: styles.text })
  return `<c r="${place}" s="${styles[kind]}"><v>${serial}</v></c>`
}

/** Most characters of a cell: Excel specifications and limits. */
const maxText = 32_767

function textXml({ place, text, style }: { readonly place: string; readonly text: string; readonly style: number }): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, maxText))}</t></is></c>`
}

/** Days since 30 December 1899; the time of day is the fraction. */
function serialOf(day: string, minute = '00:00'): number {
  const [hours = 0, minutes = 0] = minute.split(':').map(Number)
  return (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000 + (hours * 60 + minutes) / 1440
}

/** The name of a cell: `A1`, `Z1`, `AA1`. */
function cellName(index: number, row: number): string {
  const letters = index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))
  return `${letters}${String.fromCharCode(65 + (index % 26))}${row}`
}
