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
  /** What the address gave a new record. Drafts that began otherwise are not offered over it: they are offered where a record begins empty. */
  readonly begunWith?: string | undefined
  /** Fields that the address filled in; they belong to the draft of the first edit. */
  readonly given?: readonly string[]
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
    keep(store: FormStore, kept: DraftsValue, { onPageLeave, ...place }: DraftKeeping): () => void {
      const person = kept.getPerson()
      if (person === undefined) return () => undefined
      drafts = kept
      offers = []
      let isWanted = true
      const { route, begunWith } = place
      const find = async () => (await kept.load()).find(person, route)
      const isOffered = (draft: Draft) => (begunWith === undefined || draft.begunWith === begunWith) && isNews(draft, store)
      find().then((all) => isWanted && offer(all.filter(isOffered)), ignore)
      const own = createDraftWriter(store, kept, { person, ...place })
      writer = own
      const stops = [writeChanges(store, own), onPageLeave(own.leave), kept.onSession?.(own.soon)]
      return () => {
        isWanted = false
        for (const stop of stops) stop?.()
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

function contentOf(store: FormStore, place: DraftPlace & Pick<Draft, 'id'>): DraftContent | undefined {
  const { getVersion, given, ...named } = place
  const content = store.isDirty() ? readDraft(store, given) : undefined
  return content && { ...content, ...named, version: getVersion(), savedAt: Date.now() }
}

export type DraftWriter = ReturnType<typeof createDraftWriter>

/** Keeps what is typed into one form. A form without unsaved edits leaves no draft. */
export function createDraftWriter(store: FormStore, { load, isKept, getPerson }: DraftsValue, place: DraftPlace) {
  let id = randomName()
  let { begunWith } = place
  const journal = isKept ? createDraftJournal() : undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: DraftContent | undefined
  /** Whether the database has the latest state. */
  let isStored = true
  let isInJournal = false
  const read = () => contentOf(store, { ...place, id, begunWith })
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
  /** Keeps what was typed so far as a draft of its own where it meets another one or began otherwise, and empties the form. @returns whether it did */
  const makeRoom = (draft: Draft) => {
    const content = meets(draft, store) || draft.begunWith !== begunWith ? read() : undefined
    begunWith = draft.begunWith
    if (!content) return false
    stop()
    load().then((drafts) => drafts.write(content), ignore)
    id = randomName()
    store.update(({ initial }) => ({ values: initial }))
    return true
  }
  return { getId: () => id, soon, now, leave, stop, makeRoom }
}
