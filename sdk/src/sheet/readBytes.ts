import { csvRecords, detectDelimiter, toldDelimiter } from './csvRecords.js'
import { decodeText } from './decodeText.js'
import { createPace, type Pace, type ReadOptions } from './pace.js'
import { readWorkbook } from './readWorkbook.js'
import { type Sheet, SheetError } from './Sheet.js'
import { type AddRow, createRows } from './sheetRows.js'

/** Reads the bytes of a CSV, XLSX or ODS file, in short steps. @throws SheetError */
export async function readBytes(bytes: Uint8Array, options: ReadOptions): Promise<Sheet> {
  const pace = createPace(options)
  if (startsWith(bytes, [0x50, 0x4b])) return readWorkbook(bytes, pace, options.sheetName)
  // The first bytes of the formats before 2007, and of files with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new SheetError(isEncrypted(bytes) ? 'locked' : 'oldFormat')
  const rows = createRows()
  const { text, encoding } = decodeText(bytes, options.encoding)
  const hasPoints = await readText(text, rows.add, pace)
  return { ...rows.sheet(), ...(hasPoints && { hasPoints }), ...(encoding && { encoding }) }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, place) => bytes[place] === byte)
}

/** Whether the file has the encrypted part of [MS-OFFCRYPTO] 2.3.4.4; the directory has its name in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
}

/** @returns whether its numbers have decimal points: commas separate its cells, and no number has a comma */
async function readText(text: string, add: AddRow, pace: Pace): Promise<boolean> {
  if (!isText(text)) throw new SheetError('notASheet')
  const body = text.replace(toldDelimiter, '')
  const delimiter = detectDelimiter(text)
  let hasPoints = delimiter === ','
  let line = 0
  let seen = 0
  for (const cells of csvRecords(body, delimiter)) {
    add(++line, cells)
    hasPoints &&= !cells.some((cell) => /^-?[\d.]+,\d+$/.test(cell))
    seen += cells.reduce((sum, cell) => sum + cell.length + 1, 0)
    const turn = pace(seen / body.length)
    if (turn) await turn
  }
  return hasPoints
}

/** False for binary files, such as a picture or a PDF, with any name. */
function isText(text: string): boolean {
  const sample = text.slice(0, 65_536)
  const strange = sample.match(/[^\P{Cc}\s]/gu)?.length ?? 0
  return !sample.startsWith('%PDF-') && strange <= sample.length / 200
}
