import { answer, done, keysIn } from '../drafts/browserDatabase.js'
import { type ByteSeal, createByteSeal, type SealedBytes } from '../drafts/byteSeal.js'
import type { OutboxEntry, OutboxStorage } from './outboxEntry.js'

export const outboxDatabase = 'esporte-parana-outbox'
const [entryStore, fileStore, keyStore] = ['entries', 'files', 'keys']

interface SealedEntry extends SealedBytes {
  readonly order: number
  readonly id: string
  readonly person: string
}
interface SealedFile extends SealedBytes {
  /** `<entry>:<file>` */
  readonly id: string
  readonly entry: string
  readonly person: string
}

/**
 * Entries and their files in the browser's database, encrypted under a key of each person that a sign-out drops, as drafts are.
 * @throws where the browser blocks it, and on pages without HTTPS, which can encrypt nothing
 */
export async function openBrowserOutbox(
  factory: IDBFactory,
  { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto,
): Promise<OutboxStorage> {
  if (!subtle) throw new Error('outbox: nothing is kept in clear')
  const database = await openDatabase(factory)
  // Another page wants a newer shape of it: it must not wait for this one.
  database.onversionchange = () => database.close()
  const seal = createByteSeal(keysIn(database, keyStore), subtle)
  const reading = (store: string) => database.transaction(store).objectStore(store)
  return {
    read: async (person) => {
      const found = await answer<SealedEntry[]>(reading(entryStore).index('person').getAll(person))
      const opened = await Promise.all(found.map((entry) => openEntry(seal, entry).catch(() => undefined)))
      return opened.filter((entry) => entry !== undefined)
    },
    has: async ({ order }) => (await answer(reading(entryStore).count(order))) > 0,
    add: (entry, files) => add({ database, seal }, entry, files),
    update: async (entry) => {
      const sealed = await closeEntry(seal, entry)
      await change(database, ([entries]) => {
        const known = entries.count(entry.order)
        known.onsuccess = () => known.result > 0 && entries.put({ ...sealed, order: entry.order })
      })
    },
    file: async (entry, name) => {
      const found = await answer<SealedFile | undefined>(reading(fileStore).get(`${entry.id}:${name}`))
      const meta = entry.files.find((file) => file.name === name)
      const bytes = found && (await seal.open(entry.person, found).catch(() => undefined))
      return bytes && meta && new File([bytes], meta.fileName, { type: meta.type })
    },
    remove: (entry) =>
      change(database, ([entries, files]) => {
        entries.delete(entry.order)
        for (const { name } of entry.files) files.delete(`${entry.id}:${name}`)
      }),
    clear: async (person) => {
      await change(database, (stores) => stores.forEach((store) => removeAll(store, person)))
      await seal.drop(person)
    },
  }
}

interface Opened {
  readonly database: IDBDatabase
  readonly seal: ByteSeal
}

/** What is encrypted takes a while, and a transaction waits for nothing: first all of it, then one transaction for entry and files. */
async function add({ database, seal }: Opened, entry: Omit<OutboxEntry, 'order'>, files: readonly File[]): Promise<OutboxEntry> {
  const { id, person } = entry
  const sealed = await closeEntry(seal, entry)
  const sealedFiles: SealedFile[] = []
  for (const [place, { name }] of entry.files.entries()) {
    const bytes = await (files[place] ?? new Blob()).arrayBuffer()
    sealedFiles.push({ id: `${id}:${name}`, entry: id, person, ...(await seal.close(person, bytes)) })
  }
  let order = 0
  await change(database, ([entries, stored]) => {
    const added = entries.add(sealed)
    added.onsuccess = () => {
      order = Number(added.result)
    }
    for (const file of sealedFiles) stored.put(file)
  })
  return { ...entry, order }
}

async function change(
  database: IDBDatabase,
  work: (stores: readonly [entries: IDBObjectStore, files: IDBObjectStore]) => void,
): Promise<void> {
  const transaction = database.transaction([entryStore, fileStore], 'readwrite', { durability: 'strict' })
  work([transaction.objectStore(entryStore), transaction.objectStore(fileStore)])
  await done(transaction)
}

function removeAll(store: IDBObjectStore, person: string): void {
  const found = store.index('person').openKeyCursor(IDBKeyRange.only(person))
  found.onsuccess = () => {
    if (!found.result) return
    store.delete(found.result.primaryKey)
    found.result.continue()
  }
}

async function closeEntry(seal: ByteSeal, entry: Omit<OutboxEntry, 'order'>): Promise<Omit<SealedEntry, 'order'>> {
  const { id, person } = entry
  return { id, person, ...(await seal.close(person, new TextEncoder().encode(JSON.stringify(entry)))) }
}

async function openEntry(seal: ByteSeal, sealed: SealedEntry): Promise<OutboxEntry> {
  const entry = JSON.parse(new TextDecoder().decode(await seal.open(sealed.person, sealed))) as OutboxEntry
  return { ...entry, order: sealed.order }
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(outboxDatabase, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(keyStore)
    request.result.createObjectStore(entryStore, { keyPath: 'order', autoIncrement: true }).createIndex('person', 'person')
    request.result.createObjectStore(fileStore, { keyPath: 'id' }).createIndex('person', 'person')
  }
  return answer(request)
}
