import type { ApiClient } from '../api/client.js'
import type { OutboxEntry, OutboxFile, OutboxStorage } from './outboxEntry.js'
import { FileTrouble } from './outboxOrder.js'

/** How entries leave. */
export interface SendOptions {
  readonly api: Pick<ApiClient, 'send' | 'upload'>
  readonly storage: OutboxStorage
  readonly now: () => number
  readonly createKey: () => string
  readonly signal: AbortSignal
  /** Told each step that is kept. */
  readonly onStep: (entry: OutboxEntry) => void
}

/** A server deletes files that no record took; after so long they are sent anew. Below the eight days of `removeOrphans`. */
const storedFileLife = 6 * 24 * 3_600_000

/**
 * Sends one entry: its files first, each acknowledged by its hash, then the write itself, with their ids. What is acknowledged is kept, so that
 * a page that closes in between goes on from there.
 * @returns what the server answered
 * @throws ApiError, `FileTrouble`, or what `fetch` throws without an answer
 */
export async function sendEntry(entry: OutboxEntry, options: SendOptions): Promise<unknown> {
  let sent = entry
  const keep = async (file: OutboxFile) => {
    sent = { ...sent, files: sent.files.map((each) => (each.name === file.name ? file : each)) }
    await options.storage.update(sent)
    options.onStep(sent)
  }
  for (const file of entry.files) {
    if (file.stored && options.now() - file.stored.at < storedFileLife) continue
    // Under its old key the server would answer with what it stored then.
    const fresh = file.stored ? renewed(file, options) : file
    try {
      await keep({ ...fresh, stored: { id: await sendFile(sent, fresh, options), at: options.now() } })
    } catch (error) {
      if (error instanceof FileTrouble && error.kind === 'damaged') await keep(renewed(file, options))
      throw error
    }
  }
  const { api, signal } = options
  const headers = { ...sent.headers, 'Idempotency-Key': sent.id }
  return api.send(sent.method, sent.path, withFileIds(sent.body, sent.files), { headers, signal })
}

function renewed(file: OutboxFile, { createKey }: SendOptions): OutboxFile {
  return { ...file, key: createKey(), stored: undefined }
}

async function sendFile(entry: OutboxEntry, { name, key }: OutboxFile, { api, storage, signal }: SendOptions): Promise<number> {
  const file = await storage.file(entry, name)
  if (!file) throw new FileTrouble('lost')
  const [{ data }, sha256] = await Promise.all([api.upload(file, { key, signal }), hashOf(file)])
  if (data.sizeBytes !== file.size || (sha256 && data.sha256 && data.sha256 !== sha256)) throw new FileTrouble('damaged')
  return data.id
}

/** SHA-256 in hexadecimal digits; nothing on pages without HTTPS, where browsers work out none. */
async function hashOf(file: Blob): Promise<string | undefined> {
  const { subtle } = globalThis.crypto
  if (!subtle) return undefined
  const bytes = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The body as the server takes it: the id of a stored file where `{ outboxFile: name }` stands. */
export function withFileIds(body: unknown, files: readonly OutboxFile[]): unknown {
  if (Array.isArray(body)) return body.map((part: unknown) => withFileIds(part, files))
  if (typeof body !== 'object' || body === null) return body
  if ('outboxFile' in body) return files.find(({ name }) => name === body.outboxFile)?.stored?.id ?? null
  return Object.fromEntries(Object.entries(body).map(([key, part]) => [key, withFileIds(part, files)]))
}
