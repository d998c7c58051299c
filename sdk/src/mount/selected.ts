import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react'

/** The records that a person has ticked in a list. */
export interface SelectedRecords {
  /** Path of the list: `/pessoas`. */
  readonly path: string
  /** Their ids; empty while all that match the list's search and filters are ticked. */
  readonly ids: readonly number[]
  /** How many they are, on all pages. */
  readonly total: number
}

/** Told each time when the ticked records of a list change. */
export type OnSelected = (selected: SelectedRecords) => void

/** What the host of the page wants to be told; `undefined` when it asks for nothing. */
export const SelectedContext = createContext<OnSelected | undefined>(undefined)

/** Tells the host what is ticked in a list, and when nothing is any more. */
export function useTellSelected(path: string, { ids, count }: { readonly ids: ReadonlySet<number>; readonly count: number }): void {
  const onSelected = useContext(SelectedContext)
  const told = useRef(0)
  const tell = useEffectEvent(() => onSelected?.({ path, ids: [...ids], total: count }))
  useEffect(() => {
    if (count === 0 && told.current === 0) return
    told.current = count
    tell()
  }, [ids, count])
}
