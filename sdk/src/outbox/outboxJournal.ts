import { createTabJournal, type Owned, type TabJournal } from '../drafts/tabJournal.js'

/** What one screen is about to put into the outbox, in order. */
export interface OutboxNotes extends Owned {
  readonly notes: readonly unknown[]
}

/** What this tab has not stored in the outbox yet; signing out deletes it with the outbox. */
export const createOutboxJournal = (): TabJournal<OutboxNotes> => createTabJournal('esporte-parana-outbox:')
