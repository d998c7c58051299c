import { createContext, useContext, useEffect } from 'react'

/** A record that the person has opened. */
export interface Visit {
  readonly to: string
  /** The record's name. */
  readonly label: string
  /** Path of its contract: `/pessoas`. */
  readonly path: string
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
