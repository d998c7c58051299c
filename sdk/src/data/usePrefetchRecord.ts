import type { PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/**
 * Returns a function that loads a record before its page does, unless the cached one is fresh. Records with masked fields are loaded only when
 * the user `isOpening` them: otherwise the server would log an access that did not happen.
 */
export function usePrefetchRecord(contract: AnyContract, params?: PathParams): (id: number, isOpening?: boolean) => void {
  const { api, person } = useDataContext()
  const cache = useCache()
  return (id, isOpening = false) =>
    (isOpening || contract.masked.length === 0) &&
    void cache.prefetchQuery({
      queryKey: entityKeys(person, contract, params).record(id),
      queryFn: async ({ signal }) => (await api.get(contract, id, { params, signal })).data,
      gcTime: 5_000,
    })
}
