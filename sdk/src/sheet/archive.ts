import { SaxesParser } from 'saxes'
import { unzipRaw, type ZipEntry } from 'unzipit'
import type { Pace } from './pace.js'
import { maxPartBytes, SheetError } from './Sheet.js'

export type Attributes = Readonly<Record<string, string>>
/** What is done with the elements and texts of a part; names are without their prefix. */
export interface Handlers {
  readonly open: (tag: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: (tag: string) => void
}
/** Reads a part of the archive; `undefined` when it is missing. */
export interface ReadPart {
  (path: string, handlers: Handlers): Promise<true> | undefined
  readonly has: (path: string) => boolean
}

/** Opens a ZIP archive of XML parts. @throws what the archive's reader throws when it is none */
export async function openArchive(bytes: Uint8Array, pace: Pace): Promise<ReadPart> {
  const { entries } = await unzipRaw(bytes)
  const entryOf = (path: string) => entries.find(({ name }) => name === path)
  const read = (path: string, handlers: Handlers) => {
    const entry = entryOf(path)
    return entry && readPart(entry, handlers, pace)
  }
  return Object.assign(read, { has: (path: string) => entryOf(path) !== undefined })
}

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
