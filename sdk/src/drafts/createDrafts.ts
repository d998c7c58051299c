import { type Clock, systemClock } from '../session/clock.js'
import type { TextMemory } from '../session/session.js'
import { createMemoryDrafts } from './createMemoryDrafts.js'
import { type Draft, type DraftPlace, type DraftStorage, draftLife } from './draft.js'
import type { DraftJournal, JournalEntry } from './draftJournal.js'
import { createTabMark, type TabMark } from './tabMark.js'

/** A draft as the form writes it; the tab is added here. */
export type DraftContent = Omit<Draft, 'tab'>

/** The drafts of one page. Its functions never reject: when the browser cannot store a draft, memory keeps it until the page closes. */
export interface Drafts {
  /** This person's drafts of this form, newest first, without those that another open tab is still writing. */
  readonly find: (person: string, route: string) => Promise<readonly Draft[]>
  /** @returns whether the draft survives the page */
  /** Forms with a draft of this person, one entry per form, newest first, without those that another open tab is still writing. */
  readonly places: (person: string) => Promise<readonly DraftPlace[]>
  /** Whether this person has drafts in this browser; `elsewhere`: only such that another open tab is still writing. */
  readonly where: (person: string) => Promise<'nowhere' | 'here' | 'elsewhere'>
  readonly write: (content: DraftContent) => Promise<boolean>
  readonly remove: (ids: readonly string[]) => Promise<void>
  readonly clear: (person: string) => Promise<void>
}

export interface DraftsOptions {
  /** Rejects when the browser stores nothing. @default memory only */
  readonly open?: () => Promise<DraftStorage>
  /** Its entries from the former page move to the storage. */
  readonly journal?: DraftJournal
  readonly clock?: Clock
  readonly mark?: TabMark
  /** Called with the paths of the forms whose drafts are in memory only, so that closing the page would lose them. */
  readonly onMemory?: (routes: readonly string[]) => void
  /** Holds a copy of what is in memory. @default none */
  readonly copy?: TextMemory | undefined
}

export function createDrafts({ open, journal, clock = systemClock, mark = createTabMark(), onMemory, copy }: DraftsOptions = {}): Drafts {
  const memory = createMemoryDrafts({ onChange: onMemory, copy })
  const kept = (open?.().catch(() => undefined) ?? Promise.resolve(undefined)).then(async (storage) => {
    await takeOver(journal, storage, memory)
    return storage
  })
  const everywhere = async (work: (storage: DraftStorage) => Promise<void>) => {
    await work(memory)
    const storage = await kept
    // A failing database has no drafts to show, so errors are ignored.
    if (storage) await work(storage).catch(() => undefined)
  }
  /** Drafts that no other open tab is writing and that are not too old, newest first. */
  const left = async <D extends DraftPlace>(found: readonly D[]) => {
    const others = await mark.others()
    return found.filter(({ tab, savedAt }) => !others.has(tab) && clock.now() - savedAt < draftLife).sort((a, b) => b.savedAt - a.savedAt)
  }
  /** All drafts of a person; a failing database has none. */
  const ofPerson = async (person: string): Promise<readonly DraftPlace[]> => {
    const storage = await kept
    return [...(await memory.places(person)), ...((await storage?.places(person).catch(() => [])) ?? [])]
  }
  return {
    find: async (person, route) => {
      const storage = await kept
      return left([...(await memory.read(person, route)), ...((await storage?.read(person, route).catch(() => [])) ?? [])])
    },
    places: async (person) => {
      const found = await left(await ofPerson(person))
      return found.filter(({ route }, index) => found.findIndex((other) => other.route === route) === index)
    },
    where: async (person) => {
      const [all, others] = await Promise.all([ofPerson(person), mark.others()])
      if (all.length === 0) return 'nowhere'
      return all.every(({ tab }) => others.has(tab)) ? 'elsewhere' : 'here'
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

/** Moves the journal's entries into the database; entries that the database refuses stay in the journal. */
async function takeOver(journal: DraftJournal | undefined, storage: DraftStorage | undefined, memory: DraftStorage): Promise<void> {
  for (const entry of journal?.read() ?? []) {
    // The page that wrote it is closed, so its tab mark must not count as open.
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

/** The journal has the latest text; only the database has personal documents. */
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
