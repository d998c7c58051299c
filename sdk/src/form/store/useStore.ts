import { useSyncExternalStore } from 'react'
import type { FormStore } from './formStore.js'

/** What `read` gives of a form's store, `none` while its record is on the way; the caller renders again only when that changes. */
export function useStore<T>(store: FormStore | undefined, read: (store: FormStore) => T, none: T): T {
  const get = () => (store ? read(store) : none)
  return useSyncExternalStore(store ? store.subscribe : subscribeToNothing, get, get)
}

function subscribeToNothing(): () => void {
  return () => undefined
}

/** Whether the form holds unsaved edits; the caller renders again only when that changes. */
export function useIsDirty(store: FormStore | undefined): boolean {
  return useStore(store, (form) => form.isDirty(), false)
}
