import type { Drafts } from '../drafts/createDrafts.js'
import { openDrafts } from '../drafts/openDrafts.js'
import { createPageHold } from '../navigation/createPageHold.js'
import type { TextMemory } from '../session/session.js'

interface KeptOptions {
  readonly isOurs: boolean
  /** Called with the paths of the forms whose drafts are in memory only. */
  readonly onMemory: ((routes: readonly string[]) => void) | undefined
  readonly copy: TextMemory | undefined
}

/** The drafts of a page; deleting a person's drafts also deletes that person's outbox. The browser asks before a page with drafts in memory closes. */
export function openKept({ isOurs, onMemory, copy }: KeptOptions): Drafts {
  const hold = createPageHold()
  const drafts = openDrafts({
    isOurs,
    copy,
    onMemory: (routes) => {
      hold(routes.length > 0)
      onMemory?.(routes)
    },
  })
  if (!isOurs) return drafts
  return {
    ...drafts,
    clear: async (person) => {
      await drafts.clear(person)
      const { clearOutbox } = await import('../outbox/openOutbox.js')
      // A database that does not answer cannot be emptied either.
      await clearOutbox(person).catch(() => undefined)
    },
  }
}
