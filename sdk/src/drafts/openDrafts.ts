import { openBrowserDrafts } from './createBrowserDrafts.js'
import { createDrafts, type Drafts } from './createDrafts.js'
import { createDraftJournal } from './draftJournal.js'

/** The drafts of a page: in the browser for the product's own page, otherwise in memory. */
export function openDrafts({ isOurs }: { readonly isOurs: boolean }): Drafts {
  return createDrafts(isOurs ? { open: async () => openBrowserDrafts(indexedDB, Date.now()), journal: createDraftJournal() } : {})
}
