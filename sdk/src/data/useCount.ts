import { useQuery } from '@tanstack/react-query'
import type { ListQuery, ListTotal, PathParams } from '../api/client.js'
import { encodeListQuery } from '../api/listQuery.js'
import type { AnyContract } from '../core/contract.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** Whose records are counted, and whether now. */
export interface UseCountOptions {
  /** Parents of a nested path. */
  readonly params?: PathParams
  /** @default true */
  readonly isEnabled?: boolean
}

/** How many records a search and filters find; nothing until it is known. Pages and orders of the same list share it. */
export function useCount(
  contract: Pick<AnyContract, 'name' | 'path'>,
  { search = '', filters = {}, isDeleted }: Partial<Pick<ListQuery, 'search' | 'filters' | 'isDeleted'>>,
  { params, isEnabled = true }: UseCountOptions = {},
): { readonly total: ListTotal | undefined; readonly isFailed: boolean } {
  const { api, person } = useDataContext()
  const query = encodeListQuery({ search, filters, isDeleted })
  const { data, isError } = useQuery<ListTotal>(
    {
      // Below the lists, so that a write counts again.
      queryKey: [...entityKeys(person, contract, params).list(query), 'count'],
      queryFn: async ({ signal }): Promise<ListTotal> =>
        (await api.count(contract, { search, filters, isDeleted }, { params, signal })).data,
      enabled: isEnabled,
    },
    useCache(),
  )
  return { total: data, isFailed: isError }
}
