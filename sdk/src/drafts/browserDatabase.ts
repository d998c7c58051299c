import type { PersonKeys } from './byteSeal.js'

/** What a request of the browser's database answers. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('indexedDB: the request failed'))
  })
}

/** Settles when the transaction is kept, or rejects with what undid it. */
export function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('indexedDB: the transaction was aborted'))
  })
}

/** The keys in a store of their own. */
export function keysIn(database: IDBDatabase, storeName: string): PersonKeys {
  const keys = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName)
  return {
    get: (person) => answer<CryptoKey | undefined>(keys('readonly').get(person)),
    /** The first one stays: another tab may have written under it. */
    keep: async (person, key) => {
      const store = keys('readwrite')
      const known = await answer<CryptoKey | undefined>(store.get(person))
      if (!known) await answer(store.put(key, person))
      return known ?? key
    },
    remove: (person) => answer(keys('readwrite').delete(person)),
  }
}
