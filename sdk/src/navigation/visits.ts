import { createContext, useContext, useEffect } from 'react'
import { createStore } from '../core/store.js'

/** A record that the person has opened. */
export interface Visit {
  readonly to: string
  /** The record's name. */
  readonly label: string
  /** Of its list, the parent filled in: `/pessoas`, `/licitacoes/7/lotes`. */
  readonly path: string
}

/** The records that one person opened since the page was loaded. */
export interface VisitLog {
  /** Latest first. */
  readonly get: () => readonly Visit[]
  readonly subscribe: (listener: () => void) => () => void
  readonly note: (visit: Visit) => void
}

/** More would be a list, and those have pages of their own; one of them may be the record on the screen. */
const mostKept = 7

export function createVisitLog(): VisitLog {
  const { get, set, subscribe } = createStore<readonly Visit[]>([])
  return {
    get,
    subscribe,
    note: (visit) => set([visit, ...get().filter(({ to }) => to !== visit.to)].slice(0, mostKept)),
  }
}

/** Set by whoever remembers what was opened; nobody does in a page that is not ours. */
export const VisitContext = createContext<((visit: Visit) => void) | undefined>(undefined)

/** Tells that a record is open, and its new name once it has one. */
export function useNoteVisit(visit: Visit | undefined): void {
  const note = useContext(VisitContext)
  const { to, label, path } = visit ?? {}
  useEffect(() => {
    if (to !== undefined && label !== undefined && path !== undefined) note?.({ to, label, path })
  }, [note, to, label, path])
}
