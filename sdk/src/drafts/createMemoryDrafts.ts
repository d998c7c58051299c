import type { Draft, DraftStorage } from './draft.js'

/** Drafts that last as long as the page. */
export function createMemoryDrafts(): DraftStorage {
  const drafts = new Map<string, Draft>()
  return {
    read: async (person, route) => [...drafts.values()].filter((draft) => draft.person === person && draft.route === route),
    places: async (person) => [...drafts.values()].filter((draft) => draft.person === person),
    write: async (draft) => void drafts.set(draft.id, draft),
    remove: async (ids) => ids.forEach((id) => drafts.delete(id)),
    clear: async (person) => {
      for (const { id, person: owner } of drafts.values()) if (owner === person) drafts.delete(id)
    },
  }
}
