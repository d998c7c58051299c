import { useCallback, useMemo, useState } from 'react'
import { useAllRecords } from '../../data/useAllRecords.js'
import { isNarrowed } from '../core/listState.js'
import { treeRows, type TreeRow } from './tree.js'
import type { ListController } from '../state/useListController.js'

export interface Tree {
  /** `undefined` until they are loaded. */
  readonly rows: readonly TreeRow[] | undefined
  /** There are more records than a tree shows. */
  readonly isCut: boolean
  readonly error: unknown
  readonly retry: () => void
  readonly setOpen: (id: number, isOpen: boolean) => void
}

/** Returns the records of a list as a tree: all of them, or the search results with their ancestors. */
export function useTree({ resource, params, query }: ListController, parentKey: string): Tree {
  const sort = query.sort || resource.contract.defaultSort
  const hasHits = isNarrowed(query)
  const all = useAllRecords(resource.contract, { sort, search: '', filters: {} }, { params })
  const found = useAllRecords(resource.contract, { sort, search: query.search, filters: query.filters }, { params, isEnabled: hasHits })
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(new Map())
  const rows = useMemo(() => {
    if (!all.records || (hasHits && !found.records)) return undefined
    const hits = hasHits ? new Set(found.records?.map(({ id }) => id)) : undefined
    return treeRows({ records: all.records, parentKey, opened, hits })
  }, [all.records, found.records, hasHits, parentKey, opened])
  return {
    rows,
    isCut: all.isCut,
    error: all.error ?? (hasHits ? found.error : undefined),
    retry: () => {
      all.refetch()
      if (hasHits) found.refetch()
    },
    setOpen: useCallback((id, isOpen) => setOpened((before) => new Map(before).set(id, isOpen)), []),
  }
}
