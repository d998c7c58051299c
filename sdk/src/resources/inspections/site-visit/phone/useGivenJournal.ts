import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useDataContext } from '../../../../data/DataProvider.js'
import type { Outbox } from '../../../../outbox/createOutbox.js'
import { createOutboxJournal } from '../../../../outbox/outboxJournal.js'
import { type GivenChange, visitPath } from './givenAnswers.js'

/** Notes a change of an answer. @returns forgets it, once it is stored or typed back */
export type NoteGiven = (code: string, change: GivenChange) => () => void

interface Given {
  readonly code: string
  readonly change: GivenChange
}

/**
 * Answers, and what is being typed, that the outbox does not have yet: in the tab's storage, because a page that reloads cannot wait for
 * encryption, and on the device, because a tab that is closed loses its storage.
 */
export interface GivenJournal {
  readonly left: () => Promise<readonly Given[]>
  /** Photos stay out: their bytes have no room there. */
  readonly write: NoteGiven
}

export function useGivenJournal(id: number, outbox: Outbox | undefined): GivenJournal | undefined {
  const { person } = useDataContext()
  const isKept = outbox?.isKept
  return useMemo(() => (outbox && isKept ? createGivenJournal(id, person, outbox) : undefined), [outbox, isKept, id, person])
}

/** Gives again what the former page could not store, once the visit is read. @returns whether it did */
export function useGiveAgain(
  journal: GivenJournal | undefined,
  isReady: boolean,
  give: (code: string, change: GivenChange) => void,
): boolean {
  const [done, setDone] = useState<GivenJournal>()
  const giveEach = useEffectEvent((left: readonly Given[]) => left.forEach(({ code, change }) => give(code, change)))
  useEffect(() => {
    if (!isReady || !journal) return
    void journal.left().then((left) => {
      giveEach(left)
      setDone(journal)
    })
  }, [isReady, journal])
  return done === journal
}

const isOver = (newer: Given, former: Given) =>
  former.code === newer.code && Object.keys(former.change).every((part) => part in newer.change)

function createGivenJournal(visit: number, person: string, outbox: Outbox): GivenJournal {
  const storage = createOutboxJournal()
  const id = `${person}:${visitPath(visit)}`
  const name = `given ${visit}`
  let notes = (storage.read().find((entry) => entry.id === id)?.notes ?? []) as readonly Given[]
  let onDevice: readonly Given[] | undefined
  const toDevice = async () => {
    if (onDevice === notes) return
    onDevice = notes
    await outbox.keep(name, new Blob([JSON.stringify(notes)]))
  }
  const fromDevice = async () => {
    const kept = await outbox.kept(name)
    if (kept) set([...(JSON.parse(await kept.text()) as readonly Given[]), ...notes])
  }
  let turn = Promise.resolve()
  // The device may be full: then the outbox says so.
  const next = (work: () => Promise<void>) => (turn = turn.then(work).catch(() => undefined))
  const set = (given: readonly Given[]) => {
    notes = given.filter((former, at) => !given.slice(at + 1).some((newer) => isOver(newer, former)))
    if (notes.length > 0) storage.write({ id, person, notes })
    else storage.remove([id])
    void next(toDevice)
  }
  const isRead = next(fromDevice)
  return {
    left: () => isRead.then(() => notes),
    write: (code, { value, na, comment, finding }) => {
      const parts = Object.entries({ value, na, comment, finding }).filter(([, part]) => part !== undefined)
      const change: GivenChange = Object.fromEntries(parts)
      const given = { code, change }
      if (parts.length > 0) set([...notes, given])
      return () => {
        const place = notes.indexOf(given)
        // An answer is stored whole, with the changes before this one.
        if (place >= 0) set(notes.filter((former, at) => former.code !== code || at > place))
      }
    },
  }
}
