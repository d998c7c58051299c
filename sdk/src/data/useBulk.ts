import type { BulkAction, BulkAnswer, BulkTarget, PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { useApi } from './DataProvider.js'
import { usePending } from './usePending.js'
import { useRefresh } from './useRefresh.js'

/** Does one thing to many records; answers how many were done and why each other one was refused. */
export function useBulk(contract: AnyContract, params?: PathParams) {
  const api = useApi()
  const refresh = useRefresh(contract)
  const { isPending, during } = usePending()
  const run = async (action: BulkAction, target: BulkTarget): Promise<BulkAnswer['data']> => {
    const { data } = await api.bulk(contract, action, target, { params })
    refresh()
    return data
  }
  return { run: (action: BulkAction, target: BulkTarget) => during(run(action, target)), isPending }
}
