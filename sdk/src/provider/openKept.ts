import type { Drafts } from '../drafts/createDrafts.js'
import { openDrafts } from '../drafts/openDrafts.js'

/** The drafts of a page; deleting a person's drafts also deletes that person's outbox. */
export function openKept({ isOurs }: { readonly isOurs: boolean }): Drafts {
  const drafts = openDrafts({ isOurs })
  if (!isOurs) return drafts
  return {
    ...drafts,
    clear: async (person) => {
      await drafts.clear(person)
      const { clearOutbox } = await import('../outbox/openOutbox.js')
      await clearOutbox(person)
    },
  }
}
