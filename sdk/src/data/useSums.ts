import { useQuery } from '@tanstack/react-query'
import type { ListQuery, PathParams } from '../api/client.js'
import { encodeListQuery } from '../api/listQuery.js'
import type { AnyContract } from '../core/contract.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** Options of `useSums`. */
interface UseSumsOptions {
  /** The parent ids of a nested path. */
  readonly params?: PathParams
  /** @default true */
  readonly isEnabled?: boolean
}

interface SumsState {
  /** Decimal strings by field; `undefined` until they are loaded. */
  readonly sums: Readonly<Record<string, string>> | undefined
  readonly isFailed: boolean
  readonly refetch: () => void
}

/** Returns the sums of `contract.aggregates` for a search and filters. All pages and orders of a list share them. */
export function useSums(
  contract: AnyContract,
  { search = '', filters = {}, isDeleted }: Partial<Pick<ListQuery, 'search' | 'filters' | 'isDeleted'>>,
  { params, isEnabled = true }: UseSumsOptions = {},
): SumsState {
  const { api, person } = useDataContext()
  const query = encodeListQuery({ search, filters, isDeleted })
  const { data, isError, isFetching, refetch } = useQuery(
    {
      // Under the lists, so that a write reloads them.
      queryKey: [...entityKeys(person, contract, params).list(query), 'sums'],
      queryFn: async ({ signal }) => (await api.sums(contract, { search, filters, isDeleted }, { params, signal })).data,
      enabled: isEnabled,
    },
    useCache(),
  )
  return { sums: data, isFailed: isError && !isFetching, refetch: () => void refetch() }
}
