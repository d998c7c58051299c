import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { contractPath } from '../../../../core/contract.js'
import type { Draft } from '../../../../drafts/draft.js'
import { type DraftsValue, useDrafts } from '../../../../drafts/DraftsProvider.js'
import { randomName } from '../../../../drafts/randomName.js'
import { canteenContract } from '../contract.js'
import type { Canteen } from '../schema.js'
import type { TypedDays } from './counting.js'

/** No field of the form has this key, so the form itself never offers what the panel of days left. */
const key = 'typedDays'

/** Path of a canteen, under which its drafts are kept. */
export const canteenRoute = ({ eventId, id }: Pick<Canteen, 'eventId' | 'id'>): string =>
  `${contractPath(canteenContract, { eventoId: eventId })}/${id}`

const daysOf = ({ values }: Draft) => values[key] as TypedDays | undefined

interface CountDraftOptions {
  /** Path of the canteen. */
  readonly route: string
  readonly version: number
  /** The typed counts that the server does not have. */
  readonly unsent: TypedDays
  /** Whether counts of an earlier visit still differ from those of the server. */
  readonly isNews: (days: TypedDays) => boolean
  readonly onResume: (days: TypedDays) => void
}

/** Typed counts that an earlier visit did not register. */
export interface CountOffer {
  readonly draft: Draft
  readonly days: TypedDays
  readonly resume: () => void
  readonly discard: () => void
}

/** Keeps the typed counts as a draft of the canteen, and offers those of an earlier visit. */
export function useCountDraft({ route, version, unsent, isNews, onResume }: CountDraftOptions): CountOffer | undefined {
  const drafts = useDrafts()
  const [id] = useState(randomName)
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const [taken, setTaken] = useState<string>()
  const isWritten = useRef(false)
  const queue = useRef(Promise.resolve())
  // Encryption takes its time: one write after another, so that the last one stays.
  const later = (work: () => Promise<unknown>) => {
    queue.current = queue.current.then(work).then(ignore, ignore)
  }
  const remove = (ids: readonly string[]) => later(async () => (await drafts?.load())?.remove(ids))
  const offerWhatIsNews = useEffectEvent((found: readonly Draft[]) => {
    const isOffered = (draft: Draft) => isNews(daysOf(draft) ?? {})
    setOffers(found.filter(isOffered))
    remove(found.filter((draft) => !isOffered(draft)).map((draft) => draft.id))
  })
  useEffect(() => {
    let isWanted = true
    void findCounts(drafts, route).then((found) => isWanted && offerWhatIsNews(found))
    return () => {
      isWanted = false
    }
  }, [drafts, route])
  const keep = useEffectEvent(() => {
    const person = drafts?.getPerson()
    const isEmpty = Object.keys(unsent).length === 0
    if (!drafts || person === undefined || (isEmpty && !isWritten.current)) return
    isWritten.current = !isEmpty
    const draft = { id, person, route, version, savedAt: Date.now(), values: { [key]: unsent }, originals: {}, names: [], leftOut: [] }
    const old = taken === undefined ? [] : [taken]
    later(async () => {
      const all = await drafts.load()
      // Signing out deletes a person's drafts: nothing more is kept.
      if (drafts.getPerson() !== person) return
      if (!isEmpty) await all.write(draft)
      await all.remove(isEmpty ? [id, ...old] : old)
    })
  })
  const content = JSON.stringify(unsent)
  useEffect(() => keep(), [content, taken])
  // A sign-out in another window deleted it.
  useEffect(() => drafts?.onSession?.(() => keep()), [drafts])
  const draft = offers[0]
  const days = draft && daysOf(draft)
  if (!draft || !days) return undefined
  const close = () => setOffers(offers.slice(1))
  return {
    draft,
    days,
    resume: () => {
      close()
      setTaken(draft.id)
      onResume(days)
    },
    discard: () => {
      close()
      remove([draft.id])
    },
  }
}

/** The days with counts that this person typed and did not register, from any visit. */
export function useUnsentDays(route: string): readonly string[] {
  const drafts = useDrafts()
  const [days, setDays] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    void findCounts(drafts, route).then(
      (found) => isWanted && setDays([...new Set(found.flatMap((draft) => Object.keys(daysOf(draft) ?? {})))].toSorted()),
    )
    return () => {
      isWanted = false
    }
  }, [drafts, route])
  return days
}

const ignore = () => undefined

/** The counts left for a canteen; a browser that stores nothing has none. */
async function findCounts(drafts: DraftsValue | null, route: string): Promise<readonly Draft[]> {
  const person = drafts?.getPerson()
  if (!drafts || person === undefined) return []
  const all = await drafts.load().catch(ignore)
  return (await all?.find(person, route))?.filter(daysOf) ?? []
}
