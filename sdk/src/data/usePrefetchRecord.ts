import type { PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/**
 * Asks for a record that is likely to be opened next; what is that fresh already is not asked for again. Never for records with masked fields:
 * the server keeps who read them, and nobody has.
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
