import { SheetError } from './Sheet.js'

/** Unpacked bytes of one part; more of them are a trap, not a spreadsheet. */
const maxBytes = 100 * 1024 * 1024

/** Reads single files of a ZIP archive as text. @throws SheetError when it is none, or packed in another way than office programs do */
export async function unzip(bytes: Uint8Array): Promise<(path: string) => Promise<string | undefined>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readEntries(bytes, view)
  return async (path) => {
    const entry = entries.get(path)
    if (!entry) return undefined
    if (entry.method !== 0 && entry.method !== 8) throw new SheetError('broken')
    if (entry.isEncrypted) throw new SheetError('locked')
    try {
      const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true)
      const packed = bytes.subarray(start, start + entry.packedSize)
      return new TextDecoder().decode(entry.method === 0 ? packed : await inflate(packed))
    } catch (error) {
      throw error instanceof SheetError ? error : new SheetError('broken', { cause: error })
    }
  }
}

interface Entry {
  readonly isEncrypted: boolean
  readonly method: number
  readonly packedSize: number
  readonly offset: number
}

// Signatures and places: APPNOTE.TXT of PKWARE, 4.3.12 and 4.3.16.
const endMark = 0x06054b50
const entryMark = 0x02014b50

function readEntries(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== endMark) end--
  if (end < 0) throw new SheetError('broken')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0 && at + 46 <= bytes.length; left--) {
    if (view.getUint32(at, true) !== entryMark) throw new SheetError('broken')
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name, {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

async function inflate(packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const parts: Uint8Array[] = []
  let size = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > maxBytes) {
      await reader.cancel()
      throw new SheetError('tooLarge')
    }
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}
