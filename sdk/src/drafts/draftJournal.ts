import type { Draft } from './draft.js'

/** A draft without its tab, because the tab that wrote it is closed when the entry is read. */
export type JournalEntry = Omit<Draft, 'tab'>

/** The latest values, stored synchronously, because a page that closes cannot wait for IndexedDB. */
export interface DraftJournal {
  read(): readonly JournalEntry[]
  write(entry: JournalEntry): void
  remove(ids: readonly string[]): void
  /** Deletes everything of one person. */
  clear(person: string): void
}

const prefix = 'esporte-parana-draft:'

/** The journal of this tab in session storage, which survives a reload. Without storage, or when it is full, it keeps nothing. */
export function createDraftJournal(open: () => Storage = () => globalThis.sessionStorage): DraftJournal {
  const storage = attempt(open, undefined)
  const remove = (ids: readonly string[]) => attempt(() => ids.forEach((id) => storage?.removeItem(prefix + id)), undefined)
  const read = () => (storage ? attempt(() => readAll(storage), []) : [])
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

function readAll(storage: Storage): readonly JournalEntry[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefix))
  return keys.flatMap((key) => attempt(() => [JSON.parse(storage.getItem(key) ?? '') as JournalEntry], []))
}

/** Storage may be blocked or full, and then even reading the property throws. */
function attempt<T>(work: () => T, orElse: T): T {
  try {
    return work()
  } catch {
    return orElse
  }
}
