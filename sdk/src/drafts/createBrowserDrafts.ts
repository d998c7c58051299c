import { type Draft, type DraftStorage, draftLife } from './draft.js'

const databaseName = 'esporte-parana-drafts'
const storeName = 'drafts'

/**
 * Drafts in the browser's database: they outlive the page, and the local storage that a logout wipes.
 * Those of more than 7 days are gone once it is opened. @throws where the browser blocks it
 */
export async function openBrowserDrafts(factory: IDBFactory, now: number): Promise<DraftStorage> {
  const database = await openDatabase(factory)
  // Another page wants a newer shape of it: this one goes on in memory.
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
    read: async (person, route) =>
      answer<Draft[]>(
        store('readonly')
          .index('place')
          .getAll(IDBKeyRange.only([person, route])),
      ),
    write: (draft) =>
      change((drafts) => {
        drafts.put(draft)
        // A page that is being left hears no answer: nothing more is to come, so it may be stored.
        drafts.transaction.commit()
      }),
    remove: (ids) => change((drafts) => ids.forEach((id) => drafts.delete(id))),
    clear: (person) => removeAll('person', IDBKeyRange.only(person)),
  }
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1)
  request.onupgradeneeded = () => {
    const drafts = request.result.createObjectStore(storeName, { keyPath: 'id' })
    drafts.createIndex('place', ['person', 'route'])
    drafts.createIndex('person', 'person')
    drafts.createIndex('savedAt', 'savedAt')
  }
  return answer(request)
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('indexedDB: the request failed'))
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('indexedDB: the transaction was aborted'))
  })
}
