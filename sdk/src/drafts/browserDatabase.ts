import type { PersonKeys } from './byteSeal.js'

/** Resolves with the result of an IndexedDB request. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('indexedDB: the request failed'))
  })
}

/** Milliseconds within which a browser opens a database; some never say anything again. */
const patience = 4000

/** Resolves with the opened database, or rejects when the browser does not answer. */
export function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('indexedDB: no answer'))
      // Nobody uses it any more, and an open one keeps others from a newer version.
      answer(request).then((late) => late.close(), reject)
    }, patience)
    answer(request)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/** Resolves when the transaction is complete, or rejects with its error. */
export function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('indexedDB: the transaction was aborted'))
  })
}

/** Keys of people, in their own object store. */
export function keysIn(database: IDBDatabase, storeName: string): PersonKeys {
  const keys = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName)
  return {
    get: (person) => answer<CryptoKey | undefined>(keys('readonly').get(person)),
    /** Keeps an existing key, because another tab may have encrypted data with it. */
    keep: async (person, key) => {
      const store = keys('readwrite')
      const known = await answer<CryptoKey | undefined>(store.get(person))
      if (!known) await answer(store.put(key, person))
      return known ?? key
    },
    remove: (person) => answer(keys('readwrite').delete(person)),
  }
}
