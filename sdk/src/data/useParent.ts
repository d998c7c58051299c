import { useQuery } from '@tanstack/react-query'
import type { PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { parentOf } from '../core/nesting.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** Returns the name of the parent record of a nested entity; `undefined` while it loads or when there is no parent. */
export function useParentLabel(contract: AnyContract, params: PathParams = {}): string | undefined {
  const { api, person } = useDataContext()
  const above = parentOf(contract)
  const id = Number(contract.parent && params[contract.parent.param])
  const { data } = useQuery(
    {
      // The same key as the parent's form, so that it is loaded already when the user comes from there.
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
