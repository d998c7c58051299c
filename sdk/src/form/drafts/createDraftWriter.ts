import { createDraftJournal } from '../../drafts/draftJournal.js'
import type { Drafts, DraftContent } from '../../drafts/createDrafts.js'
import type { DraftsValue } from '../../drafts/DraftsProvider.js'
import { randomName } from '../../drafts/randomName.js'
import type { FormStore } from '../store/formStore.js'
import { withoutPersonal } from '../../drafts/draft.js'
import { readDraft } from './draftContent.js'

/** What was typed is kept so long after it, in the midst of typing too: nobody waits before a browser fails. */
const delayMilliseconds = 200

export interface DraftPlace {
  readonly person: string
  readonly route: string
  /** Of the record as it was read. */
  readonly getVersion: () => number | undefined
}

export interface DraftWriter {
  /** The name under which this form writes: two openings of one form never write over each other. */
  readonly id: string
  /** Something was typed. */
  readonly soon: () => void
  /** The form is being left. */
  readonly now: () => void
  /** The page is being left: it waits for no database. */
  readonly leave: () => void
  /** Nothing is to be kept any more. */
  readonly stop: () => void
}

/** Keeps what is typed into one form; a form without unsaved edits leaves no draft. */
export function createDraftWriter(store: FormStore, { load, isKept, getPerson }: DraftsValue, place: DraftPlace): DraftWriter {
  const id = randomName()
  const journal = isKept ? createDraftJournal() : undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: DraftContent | undefined
  /** Whether the database has the latest. */
  let isStored = true
  let isInJournal = false
  const read = (): DraftContent | undefined => {
    const { person, route, getVersion } = place
    const content = store.isDirty() ? readDraft(store) : undefined
    return content && { ...content, id, person, route, version: getVersion(), savedAt: Date.now() }
  }
  const forgetJournal = () => {
    if (isInJournal) journal?.remove([id])
    isInJournal = false
  }
  const write = async (drafts: Drafts, content: DraftContent | undefined) => {
    // Whoever signed out meanwhile has wiped what was kept, and wants no more of it kept.
    if (latest !== content || getPerson() !== place.person) return
    if (!content) return drafts.remove([id])
    if (!(await drafts.write(content)) || latest !== content) return
    isStored = true
    forgetJournal()
  }
  const now = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    if (getPerson() !== place.person) return
    const content = read()
    latest = content
    isStored = false
    if (!content) forgetJournal()
    load().then(
      (drafts) => write(drafts, content),
      () => undefined,
    )
  }
  const leave = () => {
    now()
    // Nobody can encrypt while the page is being left.
    if (!latest || isStored) return
    journal?.write(withoutPersonal(latest))
    isInJournal = true
  }
  const soon = () => {
    timer ??= setTimeout(now, delayMilliseconds)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = latest = undefined
    forgetJournal()
  }
  return { id, soon, now, leave, stop }
}
