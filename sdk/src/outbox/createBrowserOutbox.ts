import { answer, done, keysIn, opened } from '../drafts/browserDatabase.js'
import { type ByteSeal, createByteSeal, type SealedBytes } from '../drafts/byteSeal.js'
import { outboxDatabase } from './outboxThere.js'
import type { NewEntry, OutboxEntry, OutboxStorage } from './outboxEntry.js'

const [entryStore, fileStore, keptStore, keyStore] = ['entries', 'files', 'kept', 'keys']

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

interface KeptBytes extends SealedBytes {
  /** `<person>:<name>` */
  readonly id: string
  readonly person: string
  readonly type: string
  readonly at: number
}

/** Stored copies that nobody opened for this long are deleted. */
const keptLife = 30 * 24 * 3_600_000

/**
 * Entries and files in IndexedDB, encrypted with a key per person that sign-out deletes, the same as drafts.
 * @throws when the browser blocks IndexedDB, and on pages without HTTPS, which have no encryption
 */
export async function openBrowserOutbox(
  factory: IDBFactory,
  { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto,
): Promise<OutboxStorage> {
  if (!subtle) throw new Error('outbox: nothing is kept in clear')
  const database = await openDatabase(factory)
  // Closes the database, so that a page with a newer version does not wait for this one.
  database.onversionchange = () => database.close()
  const seal = createByteSeal(keysIn(database, keyStore), subtle)
  await change(database, ([, , kept]) => removeAll(kept.index('at'), IDBKeyRange.upperBound(Date.now() - keptLife)))
  const reading = (store: string) => database.transaction(store).objectStore(store)
  return {
    read: async (person) => {
      const found = await answer<SealedEntry[]>(reading(entryStore).index('person').getAll(person))
      const opened = await Promise.all(found.map((entry) => openEntry(seal, entry).catch(() => undefined)))
      return opened.filter((entry) => entry !== undefined)
    },
    has: async ({ order }) => (await answer(reading(entryStore).count(order))) > 0,
    add: (entries, files) => add({ database, seal }, entries, files),
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
    keep: async (person, name, bytes) => {
      const sealed = await seal.close(person, await bytes.arrayBuffer())
      await change(database, ([, , kept]) => kept.put({ id: `${person}:${name}`, person, type: bytes.type, at: Date.now(), ...sealed }))
    },
    kept: async (person, name) => {
      const found = await answer<KeptBytes | undefined>(reading(keptStore).get(`${person}:${name}`))
      const bytes = found && (await seal.open(person, found).catch(() => undefined))
      return bytes && new Blob([bytes], { type: found.type })
    },
    clear: async (person) => {
      await change(database, (stores) => stores.forEach((store) => removeAll(store.index('person'), IDBKeyRange.only(person))))
      await seal.drop(person)
    },
  }
}

interface Opened {
  readonly database: IDBDatabase
  readonly seal: ByteSeal
}

/** Encrypts everything first and then uses one transaction for entry and files, because a transaction does not wait for encryption. */
async function add(
  { database, seal }: Opened,
  given: readonly NewEntry[],
  files: ReadonlyMap<NewEntry, readonly File[]>,
): Promise<readonly OutboxEntry[]> {
  const sealed = await Promise.all(given.map((entry) => closeEntry(seal, entry)))
  const sealedFiles: SealedFile[] = []
  for (const entry of given) {
    const { id, person } = entry
    // One file at a time, so that memory holds two copies of only one photo.
    for (const [place, { name }] of entry.files.entries()) {
      const bytes = await (files.get(entry)?.[place] ?? new Blob()).arrayBuffer()
      sealedFiles.push({ id: `${id}:${name}`, entry: id, person, ...(await seal.close(person, bytes)) })
    }
  }
  const orders: IDBRequest<IDBValidKey>[] = []
  await change(database, ([entries, stored]) => {
    for (const entry of sealed) orders.push(entries.add(entry))
    for (const file of sealedFiles) stored.put(file)
  })
  return given.map((entry, place) => ({ ...entry, order: Number(orders[place]?.result) }))
}

type Stores = readonly [entries: IDBObjectStore, files: IDBObjectStore, kept: IDBObjectStore]

async function change(database: IDBDatabase, work: (stores: Stores) => void): Promise<void> {
  const transaction = database.transaction([entryStore, fileStore, keptStore], 'readwrite', { durability: 'strict' })
  work([transaction.objectStore(entryStore), transaction.objectStore(fileStore), transaction.objectStore(keptStore)])
  await done(transaction)
}

function removeAll(index: IDBIndex, range: IDBKeyRange): void {
  const found = index.openKeyCursor(range)
  found.onsuccess = () => {
    if (!found.result) return
    index.objectStore.delete(found.result.primaryKey)
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
    const kept = request.result.createObjectStore(keptStore, { keyPath: 'id' })
    kept.createIndex('person', 'person')
    kept.createIndex('at', 'at')
  }
  return opened(request)
}
