import { type Clock, systemClock } from '../session/clock.js'
import { createMemoryDrafts } from './createMemoryDrafts.js'
import { type Draft, type DraftStorage, draftLife } from './draft.js'
import { createTabMark, type TabMark } from './tabMark.js'

/** What a form writes; the rest of a draft is known here. */
export type DraftContent = Omit<Draft, 'tab' | 'savedAt'>

/** The drafts of one page. Nothing here ever fails: what cannot be kept in the browser is kept as long as the page lives. */
export interface Drafts {
  /** Names a new opening of a form. */
  readonly createId: () => string
  /** What this person left in this form: the newest first, nothing that another open tab is still writing. */
  readonly find: (person: string, route: string) => Promise<readonly Draft[]>
  readonly write: (content: DraftContent) => Promise<void>
  readonly remove: (ids: readonly string[]) => Promise<void>
  readonly clear: (person: string) => Promise<void>
}

export interface DraftsOptions {
  /** Rejects where the browser keeps nothing. @default memory only */
  readonly open?: () => Promise<DraftStorage>
  readonly clock?: Clock
  readonly mark?: TabMark
}

export function createDrafts({ open, clock = systemClock, mark = createTabMark() }: DraftsOptions = {}): Drafts {
  const memory = createMemoryDrafts()
  const kept = open?.().catch(() => undefined) ?? Promise.resolve(undefined)
  let openings = 0
  const everywhere = async (work: (storage: DraftStorage) => Promise<void>) => {
    await work(memory)
    const storage = await kept
    // A database that has gone away holds nothing that could be shown.
    if (storage) await work(storage).catch(() => undefined)
  }
  return {
    createId: () => `${mark.tab}.${++openings}`,
    find: async (person, route) => {
      const storage = await kept
      const found = [...(await memory.read(person, route)), ...((await storage?.read(person, route).catch(() => [])) ?? [])]
      const others = await mark.others()
      return found.filter(({ tab, savedAt }) => !others.has(tab) && clock.now() - savedAt < draftLife).sort((a, b) => b.savedAt - a.savedAt)
    },
    write: async (content) => {
      mark.set()
      const draft: Draft = { ...content, tab: mark.tab, savedAt: clock.now() }
      const storage = await kept
      const isKept =
        storage !== undefined &&
        (await storage.write(draft).then(
          () => true,
          () => false,
        ))
      await (isKept ? memory.remove([draft.id]) : memory.write(draft))
    },
    remove: (ids) => everywhere((storage) => storage.remove(ids)),
    clear: (person) => everywhere((storage) => storage.clear(person)),
  }
}
