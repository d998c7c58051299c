import type { PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/**
 * Returns a function that loads a record before the user opens it, unless the cached one is fresh. It never loads records with masked fields,
 * because the server would log an access that did not happen.
 */
export function usePrefetchRecord(contract: AnyContract, params?: PathParams): (id: number) => void {
  const { api, person } = useDataContext()
  const cache = useCache()
  return (id) =>
    contract.masked.length === 0 &&
    void cache.prefetchQuery({
      queryKey: entityKeys(person, contract, params).record(id),
      queryFn: async ({ signal }) => (await api.get(contract, id, { params, signal })).data,
      gcTime: 5_000,
    })
}
