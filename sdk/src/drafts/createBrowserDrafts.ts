import { answer, done, keysIn, opened } from './browserDatabase.js'
import { createDraftSeal, type DraftSeal, type SealedDraft } from './draftSeal.js'
import { type DraftStorage, draftLife } from './draft.js'

const databaseName = 'esporte-parana-drafts'
const storeName = 'drafts'
const keyStoreName = 'keys'

/**
 * Drafts in IndexedDB, which survive the page and the local storage that a logout clears. They are encrypted with a key per person that
 * sign-out deletes. Opening removes drafts older than 7 days.
 * @throws when the browser blocks IndexedDB
 */
export async function openBrowserDrafts(
  factory: IDBFactory,
  now: number,
  { subtle }: { readonly subtle?: SubtleCrypto | undefined } = globalThis.crypto,
): Promise<DraftStorage> {
  const database = await openDatabase(factory)
  const seal = createDraftSeal(keysIn(database, keyStoreName), subtle)
  // Another page needs a newer version of the database, so this page continues in memory.
  database.onversionchange = () => database.close()
  const store = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName)
  const change = async (work: (drafts: IDBObjectStore) => void) => {
    const drafts = store('readwrite')
    work(drafts)
    await done(drafts.transaction)
  }
  const removeAll = (index: string, range: IDBKeyRange) =>
    change((drafts) => {
      const found = drafts.index(index).openKeyCursor(range)
      found.onsuccess = () => {
        if (!found.result) return
        drafts.delete(found.result.primaryKey)
        found.result.continue()
      }
    })
  await removeAll('savedAt', IDBKeyRange.upperBound(now - draftLife))
  return {
    read: async (person, route) => {
      const request = store('readonly')
        .index('place')
        .getAll(IDBKeyRange.only([person, route]))
      return openAll(seal, await answer<SealedDraft[]>(request))
    },
    places: (person) => answer<SealedDraft[]>(store('readonly').index('person').getAll(IDBKeyRange.only(person))),
    write: async (draft) => {
      const sealed = await seal.close(draft)
      await change((drafts) => {
        drafts.put(sealed)
        // A page that closes receives no events, so it commits the transaction at once.
        drafts.transaction.commit()
      })
    },
    remove: (ids) => change((drafts) => ids.forEach((id) => drafts.delete(id))),
    clear: async (person) => {
      await removeAll('person', IDBKeyRange.only(person))
      await seal.drop(person)
    },
  }
}

/** The readable drafts; those with a deleted key cannot be decrypted. */
async function openAll(seal: DraftSeal, found: readonly SealedDraft[]) {
  const opened = await Promise.all(found.map((draft) => seal.open(draft).catch(() => undefined)))
  return opened.filter((draft) => draft !== undefined)
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 2)
  request.onupgradeneeded = () => {
    // Version 1 stored drafts unencrypted.
    for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name)
    request.result.createObjectStore(keyStoreName)
    const drafts = request.result.createObjectStore(storeName, { keyPath: 'id' })
    drafts.createIndex('place', ['person', 'route'])
    drafts.createIndex('person', 'person')
    drafts.createIndex('savedAt', 'savedAt')
  }
  return opened(request)
}
