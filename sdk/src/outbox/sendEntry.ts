import type { ApiClient } from '../api/client.js'
import type { OutboxEntry, OutboxFile, OutboxStorage } from './outboxEntry.js'
import { FileTrouble } from './outboxOrder.js'

/** Options for sending entries. */
export interface SendOptions {
  readonly api: Pick<ApiClient, 'send' | 'upload'>
  readonly storage: OutboxStorage
  readonly now: () => number
  readonly createKey: () => string
  readonly signal: AbortSignal
  /** Called with the entry after each stored step. */
  readonly onStep: (entry: OutboxEntry) => void
}

/** The server deletes files that no record uses, so older ones are uploaded again. Shorter than the eight days of `removeOrphans`. */
const storedFileLife = 6 * 24 * 3_600_000

/**
 * Sends one entry: its files first, each confirmed by its hash, then the write with their ids. Each confirmed step is stored, so that
 * sending can continue after the page closes.
 * @returns the server's answer
 * @throws ApiError, `FileTrouble`, or what `fetch` throws without a response
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
    // With the old key the server would return the former answer.
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
  return api.send(sent.method, sent.path, withOrder(withFileIds(sent.body, sent.files), sent.order), { headers, signal })
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

/** SHA-256 in hexadecimal digits; `undefined` on pages without HTTPS, where browsers cannot compute it. */
async function hashOf(file: Blob): Promise<string | undefined> {
  const { subtle } = globalThis.crypto
  if (!subtle) return undefined
  const bytes = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The body for the server: each `{ outboxFile: name }` becomes the id of the stored file. */
export function withFileIds(body: unknown, files: readonly OutboxFile[]): unknown {
  if (Array.isArray(body)) return body.map((part: unknown) => withFileIds(part, files))
  if (typeof body !== 'object' || body === null) return body
  if ('outboxFile' in body) return files.find(({ name }) => name === body.outboxFile)?.stored?.id ?? null
  return Object.fromEntries(Object.entries(body).map(([key, part]) => [key, withFileIds(part, files)]))
}

/** The body with `{ outboxOrder: true }` at its top level as the position in the queue, which only grows on one device. */
export function withOrder(body: unknown, order: number): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const isOrder = (part: unknown) => typeof part === 'object' && part !== null && 'outboxOrder' in part
  return Object.fromEntries(Object.entries(body).map(([key, part]: [string, unknown]) => [key, isOrder(part) ? order : part]))
}
