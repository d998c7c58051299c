import type { QueryFilters } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnyContract } from '../core/contract.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** Returns a function to call after a write: it reloads the lists, choices and other records of the entity; visible ones at once. */
export function useRefresh({ name }: AnyContract): (storedId?: number) => void {
  const cache = useCache()
  const { person } = useDataContext()
  return useCallback(
    (storedId) => {
      const stale: QueryFilters = {
        predicate: ({ queryKey: [owner, kind, entity, , id] }) =>
          owner === person && entity === name && kind !== 'places' && (kind !== 'record' || id !== storedId),
      }
      // Cancel first: the library would keep a request in progress, whose answer may be older than the write.
      void cache.cancelQueries(stale).then(() => cache.invalidateQueries(stale))
    },
    [cache, person, name],
  )
}
