import type { TextMemory } from '../session/session.js'
import type { Draft, DraftStorage } from './draft.js'

interface MemoryOptions {
  /** Called with the paths of the forms that have drafts, after each change. */
  readonly onChange?: ((routes: readonly string[]) => void) | undefined
  /** Holds a copy where the document may end before the page. @default none */
  readonly copy?: TextMemory | undefined
}

/** Drafts that last as long as the page. */
export function createMemoryDrafts({ onChange, copy }: MemoryOptions = {}): DraftStorage {
  const drafts = new Map<string, Draft>()
  const tell = () => onChange?.([...drafts.values()].map(({ route }) => route))
  const filled = copy?.read().then((texts) => {
    for (const draft of texts as readonly Draft[]) drafts.set(draft.id, draft)
    tell()
  })
  const drop = (id: string) => {
    copy?.remove(id)
    return drafts.delete(id)
  }
  return {
    read: async (person, route) => {
      await filled
      return [...drafts.values()].filter((draft) => draft.person === person && draft.route === route)
    },
    places: async (person) => {
      await filled
      return [...drafts.values()].filter((draft) => draft.person === person)
    },
    write: async (draft) => {
      drafts.set(draft.id, draft)
      void copy?.write(draft.id, draft)
      tell()
    },
    remove: async (ids) => {
      if (ids.filter(drop).length > 0) tell()
    },
    clear: async (person) => {
      await filled
      for (const { id, person: owner } of drafts.values()) if (owner === person) drop(id)
      tell()
    },
  }
}
