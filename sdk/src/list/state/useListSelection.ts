import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Stored } from '../../core/record.js'
import {
  isTicked,
  type Matching,
  noTicks,
  pageSelection,
  rangeOf,
  type Selection,
  tickCount,
  type Ticks,
  withoutGone,
  withTicks,
} from '../core/selection.js'

export interface ListSelection {
  /** Number of selected records on all pages. */
  readonly count: number
  readonly has: (id: number) => boolean
  /** Ids selected one by one; empty while all matches are selected. */
  readonly ids: Selection
  /** Set while all matches are selected. */
  readonly matching: Matching | undefined
  /** The state of the header checkbox. */
  readonly page: 'none' | 'some' | 'all'
  /** Selects or deselects a record; with `isRange`, all rows since the last one. */
  readonly toggle: (id: number, options?: { readonly isRange?: boolean }) => void
  readonly togglePage: () => void
  readonly keep: (ids: readonly number[]) => void
  /** Selects all matches; `total` is the count of the server, and what is in `except` stays deselected. */
  readonly keepMatching: (matching: Matching) => void
}

interface SelectionPlace {
  /** Search and filters: paging and sorting keep the selection, another search clears it. */
  readonly scope: string
  /** The page whose rows these are; `undefined` while they are those of another one. */
  readonly page: string | undefined
}

/** Keeps the selection while search and filters stay the same. A row that leaves its page by a change of data is selected no more. */
export function useListSelection(rows: readonly Stored[], { scope, page }: SelectionPlace): ListSelection {
  const [state, setState] = useState<{ readonly scope: string; readonly ticks: Ticks }>({ scope, ticks: noTicks })
  const ticks = state.scope === scope ? state.ticks : noTicks
  const rowIds = useMemo(() => rows.map((row) => row.id), [rows])
  const latest = useRef({ ticks, rowIds, scope })
  useLayoutEffect(() => {
    latest.current = { ticks, rowIds, scope }
  })
  const anchor = useRef<number>(undefined)

  const set = useCallback((next: Ticks) => setState({ scope: latest.current.scope, ticks: next }), [])
  const seen = useRef<{ readonly page: string; readonly rowIds: readonly number[] }>(undefined)
  useEffect(() => {
    const before = seen.current
    if (page === undefined) return
    seen.current = { page, rowIds }
    if (before?.page !== page) return
    const { ticks: now } = latest.current
    const gone = before.rowIds.filter((id) => !rowIds.includes(id))
    const next = withoutGone(now, gone)
    if (next !== now) set(next)
  }, [page, rowIds, set])
  const keep = useCallback((ids: readonly number[]) => set({ ids: new Set(ids) }), [set])
  const keepMatching = useCallback<ListSelection['keepMatching']>(
    (matching) => set(matching.total > matching.except.size ? { ids: new Set(), matching } : noTicks),
    [set],
  )
  const toggle = useCallback<ListSelection['toggle']>(
    (id, { isRange = false } = {}) => {
      const now = latest.current
      const isSelected = !isTicked(now.ticks, id)
      const touched = isRange ? rangeOf(now.rowIds, anchor.current, id) : [id]
      anchor.current = id
      set(withTicks(now.ticks, touched, isSelected))
    },
    [set],
  )
  const togglePage = useCallback(() => {
    const now = latest.current
    set(withTicks(now.ticks, now.rowIds, pageSelection(now.ticks, now.rowIds) !== 'all'))
  }, [set])

  return useMemo(
    () => ({
      count: tickCount(ticks),
      has: (id) => isTicked(ticks, id),
      ids: ticks.ids,
      matching: ticks.matching,
      page: pageSelection(ticks, rowIds),
      toggle,
      togglePage,
      keep,
      keepMatching,
    }),
    [ticks, rowIds, toggle, togglePage, keep, keepMatching],
  )
}
