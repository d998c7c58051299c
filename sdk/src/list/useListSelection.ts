import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Stored } from '../core/record.js'
import { pageSelection, rangeOf, type Selection, withRecords } from './selection.js'

export interface ListSelection {
  readonly ids: Selection
  /** What the box in the header shows. */
  readonly page: 'none' | 'some' | 'all'
  /** Ticks or unticks a record; with `isRange` all rows since the last one touched. */
  readonly toggle: (id: number, options?: { readonly isRange?: boolean }) => void
  readonly togglePage: () => void
  readonly keep: (ids: readonly number[]) => void
}

/** Ticks live as long as the list is narrowed the same way: they survive paging and sorting, not another search. */
export function useListSelection(rows: readonly Stored[], scope: string): ListSelection {
  const [state, setState] = useState<{ readonly scope: string; readonly ids: Selection }>({ scope, ids: new Set() })
  const ids = useMemo<Selection>(() => (state.scope === scope ? state.ids : new Set()), [state, scope])
  const rowIds = useMemo(() => rows.map((row) => row.id), [rows])
  const latest = useRef({ ids, rowIds, scope })
  useLayoutEffect(() => {
    latest.current = { ids, rowIds, scope }
  })
  const anchor = useRef<number>(undefined)

  const keep = useCallback((next: readonly number[]) => setState({ scope: latest.current.scope, ids: new Set(next) }), [])
  const toggle = useCallback<ListSelection['toggle']>((id, { isRange = false } = {}) => {
    const now = latest.current
    const isSelected = !now.ids.has(id)
    const touched = isRange ? rangeOf(now.rowIds, anchor.current, id) : [id]
    anchor.current = id
    setState({ scope: now.scope, ids: withRecords(now.ids, touched, isSelected) })
  }, [])
  const togglePage = useCallback(() => {
    const now = latest.current
    const isSelected = pageSelection(now.ids, now.rowIds) !== 'all'
    setState({ scope: now.scope, ids: withRecords(now.ids, now.rowIds, isSelected) })
  }, [])

  return useMemo(() => ({ ids, page: pageSelection(ids, rowIds), toggle, togglePage, keep }), [ids, rowIds, toggle, togglePage, keep])
}
