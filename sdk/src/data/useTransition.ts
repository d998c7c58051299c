import type { PathParams } from '../api/client.js'
import type { TransitionRequest } from '../api/recordCalls.js'
import type { AnyContract } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { usePending } from './usePending.js'
import { useRefresh } from './useRefresh.js'

/** Changes the status of a record by a transition of its contract, and updates the record on the screen. */
export function useTransition(contract: AnyContract, params?: PathParams) {
  const { api, person } = useDataContext()
  const cache = useCache()
  const refresh = useRefresh(contract)
  const { isPending, during } = usePending()
  const change = async (id: number, request: TransitionRequest): Promise<Stored> => {
    const { data } = await api.transition(contract, id, request, { params })
    cache.setQueryData(entityKeys(person, contract, params).record(id), data)
    refresh(id)
    return data
  }
  return { change: (id: number, request: TransitionRequest) => during(change(id, request)), isPending }
}
