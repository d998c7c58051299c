import type { Draft, DraftStorage } from './draft.js'

/** Drafts that last as long as the page. `onChange` gets the paths of their forms after each change. */
export function createMemoryDrafts(onChange?: (routes: readonly string[]) => void): DraftStorage {
  const drafts = new Map<string, Draft>()
  const tell = () => onChange?.([...drafts.values()].map(({ route }) => route))
  return {
    read: async (person, route) => [...drafts.values()].filter((draft) => draft.person === person && draft.route === route),
    places: async (person) => [...drafts.values()].filter((draft) => draft.person === person),
    write: async (draft) => {
      drafts.set(draft.id, draft)
      tell()
    },
    remove: async (ids) => {
      if (ids.filter((id) => drafts.delete(id)).length > 0) tell()
    },
    clear: async (person) => {
      for (const { id, person: owner } of drafts.values()) if (owner === person) drafts.delete(id)
      tell()
    },
  }
}
