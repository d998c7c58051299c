import { openBrowserDrafts } from './createBrowserDrafts.js'
import { createDrafts, type Drafts, type DraftsOptions } from './createDrafts.js'
import { createDraftJournal } from './draftJournal.js'

/** The drafts of a page: in the browser for the product's own page, otherwise in memory. */
export function openDrafts({ isOurs, onMemory, copy }: { readonly isOurs: boolean } & Pick<DraftsOptions, 'onMemory' | 'copy'>): Drafts {
  const kept = isOurs ? { open: async () => openBrowserDrafts(indexedDB, Date.now()), journal: createDraftJournal() } : {}
  return createDrafts({ ...kept, onMemory, copy })
}
