import { cleanCell, isExportMark } from './csvLine.js'
import { csvRecords, detectDelimiter } from './csvRecords.js'
import { decodeText } from './decodeText.js'
import { maxFileBytes, maxRows, type Sheet, SheetError, type SheetRow } from './Sheet.js'

export interface ReadOptions {
  readonly signal: AbortSignal
  /** Share that was read, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Milliseconds of work after which the page gets its turn. */
const slice = 12

/** Reads a CSV or XLSX file without holding up the page. @throws SheetError */
export async function readSheet(file: File, options: ReadOptions): Promise<Sheet> {
  if (file.size > maxFileBytes) throw new SheetError('tooLarge')
  if (file.size === 0) throw new SheetError('empty')
  const bytes = await readBytes(file)
  options.signal.throwIfAborted()
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { xlsxRecords } = await import('./xlsx.js')
    return toSheet(await xlsxRecords(bytes), Number.POSITIVE_INFINITY, options)
  }
  // The first bytes of the formats before 2007, and of every format with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new SheetError(isEncrypted(bytes) ? 'locked' : 'oldFormat')
  const text = decodeText(bytes)
  if (!isText(text)) throw new SheetError('broken')
  const delimiter = detectDelimiter(text)
  const body = text.replace(/^sep=.\r?\n/, '')
  return toSheet(csvRecords(body, delimiter), body.length, options)
}

async function readBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw new SheetError('unreadable', { cause: error })
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, place) => bytes[place] === byte)
}

/** A part of the encrypted container, [MS-OFFCRYPTO] 2.3.4.4; its name stands in the directory as UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
}

/** A picture or a PDF is none, whatever its name says. */
function isText(text: string): boolean {
  const sample = text.slice(0, 65_536)
  const strange = sample.match(/[^\P{Cc}\s]/gu)?.length ?? 0
  return !sample.startsWith('%PDF-') && strange <= sample.length / 200
}

async function toSheet(records: Iterable<readonly string[]>, length: number, { signal, onProgress }: ReadOptions): Promise<Sheet> {
  let headings: readonly string[] | undefined
  const rows: SheetRow[] = []
  let line = 0
  let seen = 0
  let since = performance.now()
  for (const record of records) {
    line += 1
    seen += record.reduce((sum, cell) => sum + cell.length + 1, 0)
    const cells = record.map(cleanCell)
    if (cells.some((cell) => cell !== '') && !isExportMark(cells)) {
      if (!headings) headings = cells
      else if (rows.length === maxRows) throw new SheetError('tooManyRows')
      else rows.push({ line, cells })
    }
    if (performance.now() - since > slice) {
      onProgress?.(Math.min(1, seen / length))
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
      since = performance.now()
    }
  }
  if (!headings) throw new SheetError('empty')
  if (rows.length === 0) throw new SheetError('noRows')
  return { headings, rows }
}
