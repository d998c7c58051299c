import { once } from '../api/once.js'
import type { PathParams } from '../api/client.js'
import { type AnyContract, contractPath } from '../core/contract.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { usePending } from './usePending.js'
import { useRefresh } from './useRefresh.js'

/** Deletes a record in the version that the user saw. */
export function useRemoveRecord(contract: AnyContract, params?: PathParams) {
  const { api, person } = useDataContext()
  const cache = useCache()
  const refresh = useRefresh(contract)
  const { isPending, during } = usePending()
  const remove = async (id: number, version: number): Promise<void> => {
    const command = `DELETE ${contractPath(contract, params)}/${id}`
    await once(command, (headers) => api.remove(contract, id, version, { params, headers }), String(version))
    // The page of the record is about to close, so a reload would only give a 404.
    void cache.invalidateQueries({ queryKey: entityKeys(person, contract, params).record(id), refetchType: 'none' })
    refresh(id)
  }
  return { remove: (id: number, version: number) => during(remove(id, version)), isPending }
}
