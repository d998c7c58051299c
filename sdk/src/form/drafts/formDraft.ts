import type { Draft } from '../../drafts/draft.js'
import type { DraftsValue } from '../../drafts/DraftsProvider.js'
import type { FormStore } from '../store/formStore.js'
import { createDraftWriter, type DraftWriter } from './createDraftWriter.js'
import { isNews } from './draftContent.js'

/** What a person typed on an earlier visit and did not save. */
export interface FormDraft {
  /** The form offers it and never applies it by itself. */
  readonly offer?: Draft
  /** The person took it up and has not saved it yet. */
  readonly isRestored: boolean
  resume(): void
  /** Deletes the offered draft; an older one may follow. */
  discard(): void
  /** The record is stored or deleted: no draft is offered any more. */
  forget(): void
}

export interface DraftKeeping {
  /** Says where the drafts of this form are kept. */
  readonly route: string
  /** Version of the record as it was read. */
  readonly getVersion: () => number | undefined
  /** Calls `leave` when the person leaves the page. @returns stops */
  readonly onPageLeave: (leave: () => void) => () => void
}

export type KeptDraft = ReturnType<typeof createFormDraft>

/** The drafts of one open form. `show` receives what the form shows of them. */
export function createFormDraft(show: (shown: Pick<FormDraft, 'offer' | 'isRestored'>) => void) {
  let offers: readonly Draft[] = []
  let drafts: DraftsValue | undefined
  let writer: DraftWriter | undefined
  const offer = (next: readonly Draft[], isRestored = false) => {
    offers = next
    show({ offer: next[0], isRestored })
  }
  const remove = (ids: readonly string[]) =>
    void drafts?.load().then(
      (all) => all.remove(ids),
      () => undefined,
    )
  return {
    /** Writes down what is typed into `store`, and looks for earlier drafts. @returns stops, after the last words are written */
    keep(store: FormStore, kept: DraftsValue, { route, getVersion, onPageLeave }: DraftKeeping): () => void {
      const person = kept.getPerson()
      if (person === undefined) return () => undefined
      drafts = kept
      offers = []
      let isWanted = true
      const find = async () => (await kept.load()).find(person, route)
      find().then(
        (all) => isWanted && offer(all.filter((draft) => isNews(draft, store))),
        () => undefined,
      )
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
      const [draft] = offers
      if (!draft) return
      const isApplied = apply(draft)
      // First written under this form's own name, then the old one is deleted.
      writer?.soon()
      writer?.now()
      remove([draft.id])
      offer([], isApplied)
    },
    discard() {
      if (offers[0]) remove([offers[0].id])
      offer(offers.slice(1))
    },
    forget() {
      const own = writer?.id
      writer?.stop()
      remove([...offers.map(({ id }) => id), ...(own === undefined ? [] : [own])])
      offer([])
    },
  }
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
