import { createContext, useContext, useEffect } from 'react'
import { createStore } from '../core/store.js'

/** A record that the user has opened. */
export interface Visit {
  readonly to: string
  /** The record's name. */
  readonly label: string
  /** Path of its list with the parent ids: `/pessoas`, `/licitacoes/7/lotes`. */
  readonly path: string
}

/** The records that one user opened since the page was loaded. */
export interface VisitLog {
  /** Newest first. */
  readonly get: () => readonly Visit[]
  readonly subscribe: (listener: () => void) => () => void
  readonly note: (visit: Visit) => void
}

/** A short memory; longer lists have their own pages. One entry may be the record on the screen. */
const mostKept = 7

export function createVisitLog(): VisitLog {
  const { get, set, subscribe } = createStore<readonly Visit[]>([])
  return {
    get,
    subscribe,
    note: (visit) => set([visit, ...get().filter(({ to }) => to !== visit.to)].slice(0, mostKept)),
  }
}

/** Set by the component that remembers visits; `undefined` in an embed. */
export const VisitContext = createContext<((visit: Visit) => void) | undefined>(undefined)

/** Notes that a record is open, and updates its name. */
export function useNoteVisit(visit: Visit | undefined): void {
  const note = useContext(VisitContext)
  const { to, label, path } = visit ?? {}
  useEffect(() => {
    if (to !== undefined && label !== undefined && path !== undefined) note?.({ to, label, path })
  }, [note, to, label, path])
}
