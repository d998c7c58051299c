import { useQuery } from '@tanstack/react-query'
import type { ListQuery, PathParams } from '../api/client.js'
import { encodeListQuery } from '../api/listQuery.js'
import type { AnyContract } from '../core/contract.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** Whose records are summed up, and whether now. */
interface UseSumsOptions {
  /** Parents of a nested path. */
  readonly params?: PathParams
  /** @default true */
  readonly isEnabled?: boolean
}

interface SumsState {
  /** Decimal strings by field; nothing until they are known. */
  readonly sums: Readonly<Record<string, string>> | undefined
  readonly isFailed: boolean
  readonly refetch: () => void
}

/** The sums of `contract.aggregates` over all that a search and filters find. Pages and orders of the same list share them. */
export function useSums(
  contract: AnyContract,
  { search = '', filters = {}, isDeleted }: Partial<Pick<ListQuery, 'search' | 'filters' | 'isDeleted'>>,
  { params, isEnabled = true }: UseSumsOptions = {},
): SumsState {
  const { api, person } = useDataContext()
  const query = encodeListQuery({ search, filters, isDeleted })
  const { data, isError, isFetching, refetch } = useQuery(
    {
      // Below the lists, so that a write sums up again.
      queryKey: [...entityKeys(person, contract, params).list(query), 'sums'],
      queryFn: async ({ signal }) => (await api.sums(contract, { search, filters, isDeleted }, { params, signal })).data,
      enabled: isEnabled,
    },
    useCache(),
  )
  return { sums: data, isFailed: isError && !isFetching, refetch: () => void refetch() }
}
