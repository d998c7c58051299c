import { useQuery } from '@tanstack/react-query'
import type { ListQuery, PathParams } from '../api/client.js'
import { encodeListQuery } from '../api/listQuery.js'
import type { AnyContract } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { entityKeys, keepWhileSame } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

export interface AllRecordsOptions {
  /** Parents of a nested path. */
  readonly params?: PathParams
  /** @default true */
  readonly isEnabled?: boolean
}

/** Every record that a query finds, up to a cap. */
export interface AllRecords {
  readonly records: readonly Stored[] | undefined
  /** There are more than were fetched. */
  readonly isCut: boolean
  /** The records of the query before are given while those of this one load. */
  readonly isStale: boolean
  readonly error: unknown
  readonly refetch: () => void
}

/** As many as fit a page of the API. */
const perPage = 100
/** Above it a whole list is neither quick to fetch nor of use to anybody. */
export const mostRecords = 2000

interface Fetched {
  readonly records: readonly Stored[]
  readonly isCut: boolean
}

/** All that a query finds, fetched page by page and kept up to date by writes: for views that need to see records beside each other. */
export function useAllRecords(
  contract: AnyContract,
  query: Pick<ListQuery, 'sort' | 'search' | 'filters'>,
  { params, isEnabled = true }: AllRecordsOptions = {},
): AllRecords {
  const { api, person } = useDataContext()
  const { sort, search, filters } = query
  const queryKey = [...entityKeys(person, contract, params).list('all'), encodeListQuery({ sort, search, filters })]
  const { data, error, refetch, isPlaceholderData } = useQuery<Fetched>(
    {
      queryKey,
      enabled: isEnabled,
      placeholderData: keepWhileSame<Fetched>(queryKey),
      queryFn: async ({ signal }): Promise<Fetched> => {
        const records: Stored[] = []
        for (let page = 1; ; page += 1) {
          const { data: found } = await api.list(contract, { page, perPage, sort, search, filters }, { params, signal, isCounted: false })
          records.push(...found)
          if (found.length < perPage) return { records, isCut: false }
          if (records.length >= mostRecords) return { records, isCut: true }
        }
      },
    },
    useCache(),
  )
  return {
    records: data?.records,
    isCut: data?.isCut ?? false,
    isStale: isPlaceholderData,
    error: error ?? undefined,
    refetch: () => void refetch(),
  }
}
