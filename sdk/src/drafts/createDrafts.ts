import { type Clock, systemClock } from '../session/clock.js'
import { createMemoryDrafts } from './createMemoryDrafts.js'
import { type Draft, type DraftPlace, type DraftStorage, draftLife } from './draft.js'
import type { DraftJournal, JournalEntry } from './draftJournal.js'
import { createTabMark, type TabMark } from './tabMark.js'

/** What a form writes; the page is known here. */
export type DraftContent = Omit<Draft, 'tab'>

/** The drafts of one page. Nothing here ever fails: what cannot be kept in the browser is kept as long as the page lives. */
export interface Drafts {
  /** What this person left in this form: the newest first, nothing that another open tab is still writing. */
  readonly find: (person: string, route: string) => Promise<readonly Draft[]>
  /** @returns whether it outlives the page */
  /** Where this person left something, the newest of each form first: nothing that another open tab is still writing. */
  readonly places: (person: string) => Promise<readonly DraftPlace[]>
  readonly write: (content: DraftContent) => Promise<boolean>
  readonly remove: (ids: readonly string[]) => Promise<void>
  readonly clear: (person: string) => Promise<void>
}

export interface DraftsOptions {
  /** Rejects where the browser keeps nothing. @default memory only */
  readonly open?: () => Promise<DraftStorage>
  /** What the page before was leaving with is kept properly now. */
  readonly journal?: DraftJournal
  readonly clock?: Clock
  readonly mark?: TabMark
}

export function createDrafts({ open, journal, clock = systemClock, mark = createTabMark() }: DraftsOptions = {}): Drafts {
  const memory = createMemoryDrafts()
  const kept = (open?.().catch(() => undefined) ?? Promise.resolve(undefined)).then(async (storage) => {
    await takeOver(journal, storage, memory)
    return storage
  })
  const everywhere = async (work: (storage: DraftStorage) => Promise<void>) => {
    await work(memory)
    const storage = await kept
    // A database that has gone away holds nothing that could be shown.
    if (storage) await work(storage).catch(() => undefined)
  }
  /** Those of no other open tab, none too old, the newest first. */
  const left = async <D extends DraftPlace>(found: readonly D[]) => {
    const others = await mark.others()
    return found.filter(({ tab, savedAt }) => !others.has(tab) && clock.now() - savedAt < draftLife).sort((a, b) => b.savedAt - a.savedAt)
  }
  return {
    find: async (person, route) => {
      const storage = await kept
      return left([...(await memory.read(person, route)), ...((await storage?.read(person, route).catch(() => [])) ?? [])])
    },
    places: async (person) => {
      const storage = await kept
      const found = await left([...(await memory.places(person)), ...((await storage?.places(person).catch(() => [])) ?? [])])
      return found.filter(({ route }, index) => found.findIndex((other) => other.route === route) === index)
    },
    write: async (content) => {
      mark.set()
      const draft: Draft = { ...content, tab: mark.tab }
      const storage = await kept
      const isKept =
        storage !== undefined &&
        (await storage.write(draft).then(
          () => true,
          () => false,
        ))
      await (isKept ? memory.remove([draft.id]) : memory.write(draft))
      return isKept
    },
    remove: (ids) => {
      journal?.remove(ids)
      return everywhere((storage) => storage.remove(ids))
    },
    clear: (person) => {
      journal?.clear(person)
      return everywhere((storage) => storage.clear(person))
    },
  }
}

/** Moves what the journal holds into the database; where that keeps nothing the journal goes on holding it. */
async function takeOver(journal: DraftJournal | undefined, storage: DraftStorage | undefined, memory: DraftStorage): Promise<void> {
  for (const entry of journal?.read() ?? []) {
    // The page that wrote it is gone, so nobody holds its mark.
    const written = (await storage?.read(entry.person, entry.route).catch(() => []))?.find(({ id }) => id === entry.id)
    const draft: Draft = { ...withWritten(entry, written), tab: '' }
    const isKept = await storage?.write(draft).then(
      () => true,
      () => false,
    )
    if (isKept) journal?.remove([entry.id])
    else await memory.write(draft)
  }
}

/** The journal knows the last words, the database the documents that stand in no journal. */
function withWritten(entry: JournalEntry, written: Draft | undefined): JournalEntry {
  const { personal = [] } = written ?? {}
  if (!written || personal.length === 0) return entry
  const part = (from: Draft['values']) => Object.fromEntries(Object.entries(from).filter(([key]) => personal.includes(key)))
  return {
    ...entry,
    values: { ...part(written.values), ...entry.values },
    originals: { ...part(written.originals), ...entry.originals },
    leftOut: entry.leftOut.filter((key) => !personal.includes(key)),
    personal,
  }
}
