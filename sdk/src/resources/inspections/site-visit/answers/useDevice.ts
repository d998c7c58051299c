import { useCallback, useRef } from 'react'
import { answer, done, opened } from '../../../../drafts/browserDatabase.js'
import { uuid } from '../../../../outbox/uuid.js'

/** The id of this browser in answers, by which the server notices a second device; form and phone page are the same device. */
export function useDevice(): () => Promise<string> {
  const known = useRef<Promise<string>>(undefined)
  return useCallback(() => (known.current ??= ownDevice()), [])
}

const [databaseName, storeName, key] = ['esporte-parana-device', 'device', 'id']

/**
 * A random id that says nothing about a person: it outlives the sign-out, which wipes the local storage, so that the same browser is no
 * second device after signing in again. Without storage, every page counts as a device.
 */
export async function ownDevice(): Promise<string> {
  try {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    const database = await opened(request)
    // One transaction, so that two tabs cannot both begin an id.
    const transaction = database.transaction(storeName, 'readwrite')
    const store = transaction.objectStore(storeName)
    const known = await answer<string | undefined>(store.get(key))
    const id = known ?? uuid()
    if (known === undefined) store.put(id, key)
    await done(transaction)
    database.close()
    return id
  } catch {
    return uuid()
  }
}
