import type { Draft } from './draft.js'

/** A draft as a form knows it: which page wrote it makes no difference, that page is gone. */
export type JournalEntry = Omit<Draft, 'tab'>

/** What was typed last, until the browser's database holds it: a page that is being left waits for no database. */
export interface DraftJournal {
  read(): readonly JournalEntry[]
  write(entry: JournalEntry): void
  remove(ids: readonly string[]): void
  /** Forgets everything of one person. */
  clear(person: string): void
}

const prefix = 'esporte-parana-draft:'

/** The journal of this tab, in its session storage: it outlives a reload. Where there is none, or no room, nothing is kept. */
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

/** Storage may be blocked or full: reading its very name throws then. */
function attempt<T>(work: () => T, orElse: T): T {
  try {
    return work()
  } catch {
    return orElse
  }
}
