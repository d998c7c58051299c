import type { Drafts } from '../drafts/createDrafts.js'
import { openDrafts } from '../drafts/openDrafts.js'

/** The drafts of a page; what they forget of a person who signs out, the outbox forgets too. */
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
