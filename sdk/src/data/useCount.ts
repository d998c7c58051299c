import { useQuery } from '@tanstack/react-query'
import type { ListQuery, ListTotal, PathParams } from '../api/client.js'
import { encodeListQuery } from '../api/listQuery.js'
import type { AnyContract } from '../core/contract.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** Options of `useCount`. */
export interface UseCountOptions {
  /** The parent ids of a nested path. */
  readonly params?: PathParams
  /** @default true */
  readonly isEnabled?: boolean
}

/** Returns the number of records for a search and filters; `undefined` until it is loaded. All pages and orders of a list share it. */
export function useCount(
  contract: Pick<AnyContract, 'name' | 'path'>,
  { search = '', filters = {}, isDeleted }: Partial<Pick<ListQuery, 'search' | 'filters' | 'isDeleted'>>,
  { params, isEnabled = true }: UseCountOptions = {},
): { readonly total: ListTotal | undefined; readonly isFailed: boolean } {
  const { api, person } = useDataContext()
  const query = encodeListQuery({ search, filters, isDeleted })
  const { data, isError } = useQuery<ListTotal>(
    {
      // Under the lists, so that a write reloads it.
      queryKey: [...entityKeys(person, contract, params).list(query), 'count'],
      queryFn: async ({ signal }): Promise<ListTotal> =>
        (await api.count(contract, { search, filters, isDeleted }, { params, signal })).data,
      enabled: isEnabled,
    },
    useCache(),
  )
  return { total: data, isFailed: isError }
}
