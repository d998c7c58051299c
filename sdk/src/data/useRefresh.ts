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
      void cache.invalidateQueries({
        predicate: ({ queryKey: [owner, kind, entity, , id] }) =>
          owner === person && entity === name && kind !== 'places' && (kind !== 'record' || id !== storedId),
      })
    },
    [cache, person, name],
  )
}
