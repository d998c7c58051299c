import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive, and its content piece by piece. */
export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<string> | Iterable<string>
}

// Signatures, versions and flags: PKWARE APPNOTE 6.3, sections 4.3 and 4.4.
const version = 20
/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808
const deflated = 8
/** 1 January 1980: what stands inside has no time of its own. */
const dosDate = 0x0021

interface Written {
  readonly name: Buffer
  readonly checksum: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

/** A ZIP archive, written while its entries are read. Below 4 GB, as spreadsheets are. */
export async function* zipFile(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const entry = { name: Buffer.from(name), checksum: 0, packed: 0, size: 0, offset }
    const header = Buffer.concat([fields([4, 0x04034b50], ...common(entry), [2, 0]), entry.name])
    yield header
    for await (const piece of deflate(content, entry)) {
      entry.packed += piece.length
      yield piece
    }
    const sizes = fields([4, 0x08074b50], [4, entry.checksum], [4, entry.packed], [4, entry.size])
    yield sizes
    offset += header.length + entry.packed + sizes.length
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  const count = written.length
  yield Buffer.concat([
    directory,
    fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]),
  ])
}

function deflate(content: ZipEntry['content'], sums: { checksum: number; size: number }): AsyncIterable<Buffer> {
  const measured = async function* () {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      sums.checksum = crc32(bytes, sums.checksum)
      sums.size += bytes.length
      yield bytes
    }
  }
  // A failure on either side ends both: the reader sees it, and nothing goes on being read.
  return pipeline(Readable.from(measured(), { objectMode: false }), createDeflateRaw({ level: 4 }), () => undefined)
}

function directoryEntry(entry: Written): Buffer {
  const { name, checksum, packed, size, offset } = entry
  return Buffer.concat([
    fields([4, 0x02014b50], [2, version], ...common({ name, checksum, packed, size }), [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
    name,
  ])
}

/** What the header before an entry and the directory's say alike; the header stands before the sums are known. */
function common({ name, checksum, packed, size }: Omit<Written, 'offset'>): readonly Field[] {
  return [
    [2, version],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, dosDate],
    [4, checksum],
    [4, packed],
    [4, size],
    [2, name.length],
  ]
}

type Field = readonly [width: 2 | 4, value: number]

/** Numbers in little-endian order. */
function fields(...values: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((length, [width]) => length + width, 0))
  let place = 0
  for (const [width, value] of values) place = buffer.writeUIntLE(value, place, width)
  return buffer
}
