import { useEffect, useEffectEvent, useMemo } from 'react'
import { useDataContext } from '../../../../data/DataProvider.js'
import type { Outbox } from '../../../../outbox/createOutbox.js'
import { createOutboxJournal } from '../../../../outbox/outboxJournal.js'
import { type GivenChange, visitPath } from './givenAnswers.js'

interface Given {
  readonly code: string
  readonly change: GivenChange
}

/** Answers that the device's database does not have yet, in the tab's storage: a page that closes or reloads cannot wait for encryption. */
export interface GivenJournal {
  readonly left: () => readonly Given[]
  /** Photos stay out: their bytes have no room there. @returns forgets it, once it is stored */
  readonly write: (code: string, change: GivenChange) => () => void
}

export function useGivenJournal(id: number, outbox: Outbox | undefined): GivenJournal | undefined {
  const { person } = useDataContext()
  const isKept = outbox?.isKept
  return useMemo(() => (isKept ? createGivenJournal(id, person) : undefined), [isKept, id, person])
}

/** Gives again what the former page of this tab could not store, once the visit is read. */
export function useGiveAgain(journal: GivenJournal | undefined, isReady: boolean, give: (code: string, change: GivenChange) => void): void {
  const giveEach = useEffectEvent((left: readonly Given[]) => left.forEach(({ code, change }) => give(code, change)))
  useEffect(() => {
    if (isReady && journal) giveEach(journal.left())
  }, [isReady, journal])
}

function createGivenJournal(visit: number, person: string): GivenJournal {
  const storage = createOutboxJournal()
  const id = `${person}:${visitPath(visit)}`
  let notes = (storage.read().find((entry) => entry.id === id)?.notes ?? []) as readonly Given[]
  const set = (next: readonly Given[]) => {
    notes = next
    if (notes.length > 0) storage.write({ id, person, notes })
    else storage.remove([id])
  }
  return {
    left: () => notes,
    write: (code, { value, na, comment, finding }) => {
      const parts = Object.entries({ value, na, comment, finding }).filter(([, part]) => part !== undefined)
      const change: GivenChange = Object.fromEntries(parts)
      const given = { code, change }
      const isOver = (former: Given) => former.code === code && Object.keys(former.change).every((part) => part in change)
      if (parts.length > 0) set([...notes.filter((former) => !isOver(former)), given])
      return () => {
        const place = notes.indexOf(given)
        // An answer is stored whole, with the changes before this one.
        set(notes.filter((former, at) => former.code !== code || at > place))
      }
    },
  }
}
