import { useInfiniteQuery } from '@tanstack/react-query'
import type { PathParams } from '../api/client.js'
import type { HistoryEntry } from '../api/recordCalls.js'
import type { AnyContract } from '../core/contract.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** The loaded part of a record's history. */
export interface HistoryState {
  readonly status: 'loading' | 'ready' | 'error'
  /** Newest first. */
  readonly entries: readonly HistoryEntry[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** Loading older entries failed. */
  readonly hasFailedMore: boolean
  loadMore(): void
  retry(): void
}

/** Returns the history of one record, page by page; it is loaded again each time it is opened. */
export function useHistory(contract: AnyContract, id: number, params?: PathParams): HistoryState {
  const { api, person } = useDataContext()
  const result = useInfiniteQuery(
    {
      queryKey: entityKeys(person, contract, params).history(id),
      queryFn: ({ pageParam, signal }) => api.history(contract, id, { params, signal, before: pageParam }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ data, meta }) => (meta?.hasMore ? data.at(-1)?.id : undefined),
      gcTime: 0,
    },
    useCache(),
  )
  return {
    status: result.data ? 'ready' : result.isError ? 'error' : 'loading',
    entries: result.data?.pages.flatMap(({ data }) => data) ?? [],
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    hasFailedMore: result.isFetchNextPageError,
    loadMore: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
  }
}
