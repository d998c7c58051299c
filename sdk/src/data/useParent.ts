import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/ApiError.js'
import type { PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { parentOf } from '../core/nesting.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** The parent record of a nested entity, as far as its children need to know it. */
export interface Parent {
  /** Its name; `undefined` while it loads or when there is no parent. */
  readonly label?: string
  readonly isMissing: boolean
  /** The rule that says why no record can be added under it. */
  readonly closed?: string
}

/** Reads the parent record of a nested entity. */
export function useParent(contract: AnyContract, params: PathParams = {}): Parent {
  const { api, person } = useDataContext()
  const above = parentOf(contract)
  const id = Number(contract.parent && params[contract.parent.param])
  const { data, error } = useQuery(
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
  return {
    label: data?.label,
    isMissing: error instanceof ApiError && error.status === 404,
    closed: data && closedBy(contract, data.status),
  }
}

/** The rule that says why no record of the entity can be added under a parent with this status. */
export function closedBy({ parent }: AnyContract, status: string): string | undefined {
  const { open } = parent ?? {}
  return open && !open.in.includes(status) ? open.otherwise : undefined
}
