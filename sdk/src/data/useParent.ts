import { useQuery } from '@tanstack/react-query'
import type { PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { parentOf } from '../core/nesting.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** What the record is called that a nested entity's stand under; nothing while it is on its way, and where there is none. */
export function useParentLabel(contract: AnyContract, params: PathParams = {}): string | undefined {
  const { api, person } = useDataContext()
  const above = parentOf(contract)
  const id = Number(contract.parent && params[contract.parent.param])
  const { data } = useQuery(
    {
      // The key of its own form: whoever comes from there has it already.
      queryKey: entityKeys(person, above ?? contract).record(id),
      queryFn: async ({ signal }) => (await api.get(above ?? contract, id, { signal })).data,
      enabled: above !== undefined && id > 0,
      gcTime: 5_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    useCache(),
  )
  return data?.label
}
