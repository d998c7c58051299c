import type { QueryFilters } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnyContract } from '../core/contract.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** After a write: lists, choices and other records of the entity are asked again, those on the page at once. */
export function useRefresh({ name }: AnyContract): (storedId?: number) => void {
  const cache = useCache()
  const { person } = useDataContext()
  return useCallback(
    (storedId) => {
      const stale: QueryFilters = {
        predicate: ({ queryKey: [owner, kind, entity, , id] }) =>
          owner === person && entity === name && kind !== 'places' && (kind !== 'record' || id !== storedId),
      }
      // The library lets a first answer that is on its way arrive; it may have been written before.
      void cache.cancelQueries(stale).then(() => cache.invalidateQueries(stale))
    },
    [cache, person, name],
  )
}
