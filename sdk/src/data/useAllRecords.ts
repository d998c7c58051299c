import { useQuery } from '@tanstack/react-query'
import type { ListQuery, PathParams } from '../api/client.js'
import { encodeListQuery } from '../api/listQuery.js'
import type { AnyContract } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { entityKeys, keepWhileSame, pageMeta } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

export interface AllRecordsOptions {
  /** The parent ids of a nested path. */
  readonly params?: PathParams
  /** @default true */
  readonly isEnabled?: boolean
}

/** All records of a query, up to a limit. */
export interface AllRecords {
  readonly records: readonly Stored[] | undefined
  /** There are more records than the limit. */
  readonly isCut: boolean
  /** True while records of the previous query are shown and those of this one load. */
  readonly isStale: boolean
  readonly error: unknown
  readonly refetch: () => void
}

/** The page size of the API requests. */
const perPage = 100
/** Above this limit, a complete list takes long to load and is of no use. */
export const mostRecords = 2000

interface Fetched {
  readonly records: readonly Stored[]
  readonly isCut: boolean
}

/** Returns all records of a query, loaded page by page and refreshed after writes, for views that show records next to each other. */
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
      meta: pageMeta,
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
