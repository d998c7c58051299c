import type { Outbox } from './createOutbox.js'
import { withOrder } from './sendEntry.js'
import type { GivenWrite, OutboxEntry, OutboxWrite } from './outboxEntry.js'

const kind = 'esporte-parana-outbox'

interface ExportedEntry {
  readonly kind: typeof kind
  readonly version: 1
  readonly write: OutboxWrite
  readonly at: string
  /** Name of the person who made the write. */
  readonly by: string
  readonly files: readonly { readonly name: string; readonly fileName: string; readonly type: string; readonly base64: string }[]
}

/** An entry with its files as one file, for users who must send it another way; `by` is the name of the person who made it. */
export async function exportEntry(outbox: Pick<Outbox, 'file'>, entry: OutboxEntry, by: string): Promise<File> {
  const { subject, isWhole, label, summary, method, path, headers } = entry
  // The receiving device counts otherwise.
  const body = withOrder(entry.body, entry.order)
  const files: ExportedEntry['files'][number][] = []
  for (const { name, fileName, type } of entry.files) {
    const file = await outbox.file(entry, name)
    // A file that the browser lost stays listed without content, so that the export does not look complete.
    files.push({ name, fileName, type, base64: file ? await base64Of(file) : '' })
  }
  const at = new Date(entry.at).toISOString()
  const content: ExportedEntry = {
    kind,
    version: 1,
    at,
    by,
    write: { subject, isWhole, label, summary, method, path, body, headers },
    files,
  }
  const name = `envio-${at.slice(0, 16).replace(/[:T]/g, '-')}.json`
  return new File([JSON.stringify(content, undefined, 1)], name, { type: 'application/json' })
}

/** A write from an exported file, with what the file says about its origin. */
export interface ExportedWrite extends GivenWrite {
  readonly by: string
  /** When it was made, ISO 8601; empty when the file does not say. */
  readonly at: string
}

/**
 * The content of an exported file, ready to add, with its author's name in the label. @throws for any other file, for a write that is not accepted, and when its files were lost
 */
export async function readExported(file: Blob, accepts: (write: OutboxWrite) => boolean): Promise<ExportedWrite> {
  const content = JSON.parse(await file.text()) as Partial<ExportedEntry> | null
  const { write, files } = content ?? {}
  if (content?.kind !== kind || !write || !files || !isApiPath(write.path) || !accepts(write)) throw new Error('outbox: no exported entry')
  if (files.some(({ base64 }) => base64 === '')) throw new Error('outbox: a file is missing')
  const by = typeof content.by === 'string' ? content.by.slice(0, 150) : ''
  const at = typeof content.at === 'string' && !Number.isNaN(Date.parse(content.at)) ? content.at : ''
  return {
    write: by === '' ? write : { ...write, label: `${write.label} (${by})` },
    by,
    at,
    files: files.map(({ name, fileName, type, base64 }) => ({
      name,
      file: new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName, { type }),
    })),
  }
}

/** The file may have been edited, so only paths below the API's base path are accepted. */
const isApiPath = (path: unknown): boolean => typeof path === 'string' && /^\/(?!\/)[\w\-/]+$/.test(path)

const chunk = 0x8000

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += chunk) text += String.fromCharCode(...bytes.subarray(start, start + chunk))
  return btoa(text)
}
