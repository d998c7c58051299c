import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of an archive, with its content in pieces. */
export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<string> | Iterable<string>
}

/** Entries need no real time, so they get the earliest one that ZIP allows. */
const options = { compressionLevel: 4, mtime: new Date(1980, 0, 1), forceDosTimestamp: true }

/** A ZIP archive, written while its entries are read. */
export function zipFile(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const archive = zip.outputStream.pipe(new PassThrough())
  let source: Readable | undefined
  // A failure on either side ends both, so that the reader notices it and nothing more is read.
  archive.once('close', () => source?.destroy())
  for (const { name, content } of entries) {
    zip.addReadStreamLazy(name, options, (open) => {
      source = Readable.from(content, { objectMode: false }).once('error', (error) => archive.destroy(error))
      open(null, source)
    })
  }
  zip.end()
  return archive
}
