import type { Draft } from './draft.js'
import { createTabJournal, type TabJournal } from './tabJournal.js'

/** A draft without its tab, because the tab that wrote it is closed when the entry is read. */
export type JournalEntry = Omit<Draft, 'tab'>

export type DraftJournal = TabJournal<JournalEntry>

/** The drafts of this tab that the database does not have yet. */
export const createDraftJournal = (open?: () => Storage): DraftJournal => createTabJournal('esporte-parana-draft:', open)
