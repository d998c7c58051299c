import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Draft } from '../../drafts/draft.js'
import { type DraftsValue, useDrafts } from '../../drafts/DraftsProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import type { FormStore } from '../store/formStore.js'
import type { Meeting } from '../record/meetConflict.js'
import type { LoadedForm } from '../record/useLoadedForm.js'
import { createDraftWriter, type DraftWriter } from './createDraftWriter.js'
import { applyDraft, isNews } from './draftContent.js'

/** What was typed on an earlier visit and not saved. */
export interface FormDraft {
  /** Offered, never applied by itself. */
  readonly offer?: Draft
  /** The person took it up; told until it is saved. */
  readonly isRestored: boolean
  resume(): void
  /** Drops the offered one; an older one may follow. */
  discard(): void
  /** The record is stored or gone: nothing is left to be offered. */
  forget(): void
}

interface FormDraftOptions {
  /** Of the record: the draft is kept by it. */
  readonly route: string
  readonly isReadOnly: boolean
  readonly onMeeting: (meeting: Meeting) => void
}

interface Found {
  readonly store: FormStore | undefined
  readonly offers: readonly Draft[]
  readonly isRestored: boolean
}

const nothing: Found = { store: undefined, offers: [], isRestored: false }

/** Keeps what is typed, and offers what an earlier visit left. */
export function useFormDraft(loaded: LoadedForm | undefined, { route, isReadOnly, onMeeting }: FormDraftOptions): FormDraft {
  const drafts = useDrafts()
  const store = loaded?.store
  const [found, setFound] = useState<Found>(nothing)
  // What was found for another record is nothing here.
  const { offers, isRestored } = found.store === store ? found : nothing
  const writer = useDraftWriter(isReadOnly ? undefined : loaded, drafts, route)

  useEffect(() => {
    if (!store || !drafts || isReadOnly) return
    let isWanted = true
    const person = drafts.getPerson()
    const find = async () => (person === undefined ? [] : (await drafts.load()).find(person, route))
    find().then(
      (all) => isWanted && setFound({ store, offers: all.filter((draft) => isNews(draft, store)), isRestored: false }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [drafts, store, route, isReadOnly])

  const remove = (ids: readonly string[]) =>
    void drafts?.load().then(
      (all) => all.remove(ids),
      () => undefined,
    )
  const [offer] = offers
  return {
    offer,
    isRestored,
    resume: () => {
      if (!loaded || !offer) return
      const meeting = applyDraft(loaded, offer)
      // Kept under this form's own name before the old one goes.
      writer.current?.soon()
      writer.current?.now()
      remove([offer.id])
      setFound({ store, offers: [], isRestored: !meeting })
      if (meeting) onMeeting(meeting)
    },
    discard: () => {
      if (offer) remove([offer.id])
      setFound({ store, offers: offers.slice(1), isRestored: false })
    },
    forget: () => {
      const own = writer.current?.id
      writer.current?.stop()
      remove([...offers.map(({ id }) => id), ...(own === undefined ? [] : [own])])
      setFound(nothing)
    },
  }
}

/** Writes while the form stands on the page, and once more when it is left. */
function useDraftWriter(loaded: LoadedForm | undefined, drafts: DraftsValue | null, route: string) {
  const writer = useRef<DraftWriter>(undefined)
  const { host } = useMount()
  const store = loaded?.store
  const getVersion = useEffectEvent(() => loaded?.record?.version)
  useEffect(() => {
    const person = drafts?.getPerson()
    if (!store || !drafts || person === undefined) return
    const own = createDraftWriter(store, drafts, { person, route, getVersion: () => getVersion() })
    writer.current = own
    let { values } = store.getState()
    // Whoever types at once has typed before anybody listened.
    if (store.isDirty()) own.soon()
    const stopListening = store.subscribe(() => {
      const { values: next } = store.getState()
      if (next !== values) own.soon()
      values = next
    })
    const page = host.ownerDocument
    const keepWhenHidden = () => page.visibilityState === 'hidden' && own.leave()
    page.addEventListener('visibilitychange', keepWhenHidden)
    page.defaultView?.addEventListener('pagehide', own.leave)
    return () => {
      stopListening()
      page.removeEventListener('visibilitychange', keepWhenHidden)
      page.defaultView?.removeEventListener('pagehide', own.leave)
      own.now()
      writer.current = undefined
    }
  }, [drafts, store, route, host])
  return writer
}
