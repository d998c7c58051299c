import type { QueryFilters } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnyContract } from '../core/contract.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/**
 * Returns a function to call after a write: it reloads the lists, choices and other records of the entity, and what is nested under its
 * records, because a tender changes its lots. Visible ones reload at once, or after `wait` milliseconds.
 */
export function useRefresh({ name, path }: AnyContract): (storedId?: number, wait?: number) => void {
  const cache = useCache()
  const { person } = useDataContext()
  return useCallback(
    (storedId, wait = 0) => {
      const stale: QueryFilters = {
        predicate: ({ queryKey: [owner, kind, entity, place, id] }) =>
          owner === person &&
          kind !== 'places' &&
          (entity === name ? kind !== 'record' || id !== storedId : typeof place === 'string' && place.startsWith(`${path}/`)),
      }
      // Cancel first: the library would keep a request in progress, whose answer may be older than the write.
      void cache.cancelQueries(stale).then(() => {
        void cache.invalidateQueries({ ...stale, refetchType: wait > 0 ? 'none' : 'active' })
        if (wait > 0) setTimeout(() => void cache.refetchQueries({ ...stale, type: 'active', stale: true }), wait)
      })
    },
    [cache, person, name, path],
  )
}
