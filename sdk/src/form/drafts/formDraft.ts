import { type Draft, withoutPersonal } from '../../drafts/draft.js'
import type { DraftsValue } from '../../drafts/DraftsProvider.js'
import type { FormStore } from '../store/formStore.js'
import { isNews, meets, readDraft } from './draftContent.js'
import { createDraftJournal } from '../../drafts/draftJournal.js'
import type { Drafts, DraftContent } from '../../drafts/createDrafts.js'
import { randomName } from '../../drafts/randomName.js'

/** What a person typed on an earlier visit and did not save. */
export interface FormDraft {
  /** The form offers it and never applies it by itself. */
  readonly offer?: Draft
  /** There are more drafts of this form: whoever types without answering the offer begins a further one. */
  readonly hasOther: boolean
  /** The person took it up and has not saved it yet. */
  readonly isRestored: boolean
  resume(): void
  /** Deletes the offered draft; an older one may follow. @returns brings it back, also after the form was left */
  discard(): () => void
  /** Offers another draft instead. */
  showOther(): void
  /** The record is stored or deleted: no draft is offered any more. */
  forget(): void
}

/** Where the drafts of one form are kept. */
export interface DraftPlace {
  readonly person: string
  readonly route: string
  /** Version of the record as it was read. */
  readonly getVersion: () => number | undefined
}

export interface DraftKeeping extends Omit<DraftPlace, 'person'> {
  /** Calls `leave` when the person leaves the page. @returns stops */
  readonly onPageLeave: (leave: () => void) => () => void
}

export type KeptDraft = ReturnType<typeof createFormDraft>

/** The drafts of one open form. `show` receives what the form shows of them. */
export function createFormDraft(show: (shown: Pick<FormDraft, 'offer' | 'hasOther' | 'isRestored'>) => void) {
  let offers: readonly Draft[] = []
  let drafts: DraftsValue | undefined
  let writer: DraftWriter | undefined
  const offer = (next: readonly Draft[], isRestored = false) => {
    offers = next
    show({ offer: next[0], hasOther: next.length > 1, isRestored })
  }
  const remove = (ids: readonly string[]) => void drafts?.load().then((all) => all.remove(ids), ignore)
  return {
    /** Writes down what is typed into `store`, and looks for earlier drafts. @returns stops, after the last words are written */
    keep(store: FormStore, kept: DraftsValue, { route, getVersion, onPageLeave }: DraftKeeping): () => void {
      const person = kept.getPerson()
      if (person === undefined) return () => undefined
      drafts = kept
      offers = []
      let isWanted = true
      const find = async () => (await kept.load()).find(person, route)
      find().then((all) => isWanted && offer(all.filter((draft) => isNews(draft, store))), ignore)
      const own = createDraftWriter(store, kept, { person, route, getVersion })
      writer = own
      const stopWriting = writeChanges(store, own)
      const stopListening = onPageLeave(own.leave)
      return () => {
        isWanted = false
        stopWriting()
        stopListening()
        own.now()
        writer = undefined
      }
    },
    /** Takes up the offered draft. `apply` returns false when the person still has to choose. */
    resume(apply: (draft: Draft) => boolean) {
      const [draft, ...others] = offers
      if (!draft) return
      // Two pieces of work never mix: what stands in the form becomes the other draft.
      const isInTheWay = writer?.makeRoom(draft) ?? false
      const isApplied = apply(draft)
      // First written under this form's own name, then the old one is deleted.
      writer?.soon()
      writer?.now()
      remove([draft.id])
      offers = []
      show({ offer: undefined, hasOther: isInTheWay || others.length > 0, isRestored: isApplied })
    },
    discard(): () => void {
      const [draft, ...others] = offers
      const [kept, form] = [drafts, writer]
      if (!draft || !kept) return ignore
      remove([draft.id])
      offer(others)
      return () => writeAgain(draft, kept) && writer === form && form !== undefined && offer([draft, ...offers])
    },
    showOther: () => offer([...offers.slice(1), ...offers.slice(0, 1)]),
    /** `isKept` names offers that stay. */
    forget(isKept: (offer: Draft) => boolean = () => false) {
      const own = writer?.getId()
      writer?.stop()
      remove([...offers.filter((each) => !isKept(each)).map(({ id }) => id), ...(own === undefined ? [] : [own])])
      offer(offers.filter(isKept))
    },
  }
}

/** Brings a discarded draft back. Signing out deletes a person's drafts: none comes back. @returns whether it does */
function writeAgain(draft: Draft, { getPerson, load }: DraftsValue): boolean {
  if (getPerson() !== draft.person) return false
  load().then((all) => all.write(draft), ignore)
  return true
}

function writeChanges(store: FormStore, writer: DraftWriter): () => void {
  let { values } = store.getState()
  // A fast typist has typed before this listener was there.
  if (store.isDirty()) writer.soon()
  return store.subscribe(() => {
    const { values: next } = store.getState()
    if (next !== values) writer.soon()
    values = next
  })
}

/** A browser that stores nothing has nothing to say either. */
const ignore = () => undefined

/** Milliseconds between typing and keeping, also while the person goes on typing: a browser may fail at any time. */
const delayMilliseconds = 200

export type DraftWriter = ReturnType<typeof createDraftWriter>

/** Keeps what is typed into one form. A form without unsaved edits leaves no draft. */
export function createDraftWriter(store: FormStore, { load, isKept, getPerson }: DraftsValue, place: DraftPlace) {
  let id = randomName()
  const journal = isKept ? createDraftJournal() : undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: DraftContent | undefined
  /** Whether the database has the latest state. */
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
    // Signing out deletes a person's drafts: nothing more is kept.
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
    load().then((drafts) => write(drafts, content), ignore)
  }
  const leave = () => {
    now()
    // There is no time to encrypt while the page closes.
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
  /** Keeps what was typed so far as a draft of its own where it meets another one, and empties the form. @returns whether it did */
  const makeRoom = (draft: Draft) => {
    if (!meets(draft, store)) return false
    const content = read()
    stop()
    if (content) load().then((drafts) => drafts.write(content), ignore)
    id = randomName()
    store.update(({ initial }) => ({ values: initial }))
    return true
  }
  return { getId: () => id, soon, now, leave, stop, makeRoom }
}
