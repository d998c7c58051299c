import type { Drafts } from '../../drafts/createDrafts.js'
import type { DraftsValue } from '../../drafts/DraftsProvider.js'
import type { FormStore } from '../formStore.js'
import { readDraft } from './draftContent.js'

/** A pause in typing after which what was typed is kept. */
const restMilliseconds = 800

export interface DraftPlace {
  readonly person: string
  readonly route: string
  /** Of the record as it was read. */
  readonly getVersion: () => number | undefined
}

export interface DraftWriter {
  /** Something was typed. */
  readonly soon: () => void
  /** The page is being left. */
  readonly now: () => void
  readonly stop: () => void
  /** The id under which this form writes, once it has. */
  readonly getId: () => string | undefined
}

/** Keeps what is typed into one form, when the typing rests; a form without unsaved edits leaves no draft. */
export function createDraftWriter(store: FormStore, { load, getPerson }: DraftsValue, place: DraftPlace): DraftWriter {
  let timer: ReturnType<typeof setTimeout> | undefined
  let id: string | undefined
  const write = async (drafts: Drafts) => {
    // Whoever signed out meanwhile has wiped what was kept, and wants no more of it kept.
    if (getPerson() !== place.person) return
    const content = store.isDirty() ? readDraft(store) : undefined
    if (!content) return id === undefined ? undefined : drafts.remove([id])
    id ??= drafts.createId()
    await drafts.write({ ...content, id, person: place.person, route: place.route, version: place.getVersion() })
  }
  const now = () => {
    clearTimeout(timer)
    if (timer === undefined) return
    timer = undefined
    load().then(write, () => undefined)
  }
  return {
    soon: () => {
      clearTimeout(timer)
      timer = setTimeout(now, restMilliseconds)
    },
    now,
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
    getId: () => id,
  }
}
