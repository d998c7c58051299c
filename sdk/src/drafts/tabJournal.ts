/** What stands in a journal, with its owner. */
export interface Owned {
  readonly id: string
  readonly person: string
}

/** The latest values, stored synchronously, because a page that closes cannot wait for IndexedDB. */
export interface TabJournal<E extends Owned> {
  read(): readonly E[]
  write(entry: E): void
  remove(ids: readonly string[]): void
  /** Deletes everything of one person. */
  clear(person: string): void
}

/** A journal of this tab in session storage, which survives a reload. Without storage, or when it is full, it keeps nothing. */
export function createTabJournal<E extends Owned>(prefix: string, open: () => Storage = () => globalThis.sessionStorage): TabJournal<E> {
  const storage = attempt(open, undefined)
  const remove = (ids: readonly string[]) => attempt(() => ids.forEach((id) => storage?.removeItem(prefix + id)), undefined)
  const read = () => (storage ? attempt(() => readAll<E>(storage, prefix), []) : [])
  return {
    read,
    write: (entry) => attempt(() => storage?.setItem(prefix + entry.id, JSON.stringify(entry)), undefined),
    remove,
    clear: (person) =>
      remove(
        read()
          .filter((entry) => entry.person === person)
          .map(({ id }) => id),
      ),
  }
}

function readAll<E>(storage: Storage, prefix: string): readonly E[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefix))
  return keys.flatMap((key) => attempt(() => [JSON.parse(storage.getItem(key) ?? '') as E], []))
}

/** Storage may be blocked or full, and then even reading the property throws. */
function attempt<T>(work: () => T, orElse: T): T {
  try {
    return work()
  } catch {
    return orElse
  }
}
