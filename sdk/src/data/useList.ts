import { onlineManager, useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore, useEffect } from 'react'
import type { ListAnswer, ListQuery, ListTotal, PathParams } from '../api/client.js'
import { encodeListQuery } from '../api/listQuery.js'
import type { AnyContract, RecordOf } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { entityKeys, keepWhileSame, type CacheKey, pageMeta } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { useCount } from './useCount.js'

/** The state of a list page: loading, ready or failed. */
export interface ListState<Rec = Stored> {
  readonly status: 'loading' | 'ready' | 'error'
  readonly answer?: ListAnswer<Rec>
  /** The last error; a page loaded before it is out of date. */
  readonly error?: unknown
  readonly isFetching: boolean
  /** True while rows of the previous query are shown and those of this one load. */
  readonly isStale: boolean
  /** No network: the rows stay and are loaded again when the network is back. */
  readonly isOffline: boolean
  /** When the answer came, ISO 8601 UTC. */
  readonly updatedAt: string | undefined
  readonly refetch: () => void
  /** Cancels the current request; existing rows stay. */
  readonly cancel: () => void
  /** Starts loading the query that is shown next; resolves when there are rows to show, or it failed. */
  readonly ask: (next: Partial<ListQuery>) => Promise<void>
}

/** Options of `useList`. */
export interface UseListOptions {
  /** The parent ids of a nested path. */
  readonly params?: PathParams
  /** @default true */
  readonly isEnabled?: boolean
}

/** Returns one page of a list and reloads it after writes. Rows stay while others load, and do not wait for the total. */
export function useList<C extends AnyContract>(
  contract: C,
  query: Partial<ListQuery>,
  { params, isEnabled = true }: UseListOptions = {},
): ListState<RecordOf<C>> {
  type Answer = ListAnswer<RecordOf<C>>
  const { api, person } = useDataContext()
  const cache = useCache()
  const keys = entityKeys(person, contract, params)
  const asked = (of: Partial<ListQuery>) => ({
    queryKey: keys.list(encodeListQuery(of), of.isDeleted),
    meta: pageMeta,
    // Safe cast: the server validates with the schema that defines the record's type.
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      api.list(contract, of, { params, signal, isCounted: false }) as Promise<Answer>,
  })
  const shown = asked(query)
  const { queryKey } = shown
  const result = useQuery<Answer>({ ...shown, placeholderData: keepWhileSame<Answer>(queryKey), enabled: isEnabled }, cache)
  useKeptPages(cache, keys.lists, queryKey)
  const isUncounted = result.data?.meta.total === null && !result.isPlaceholderData
  const { total } = useCount(contract, query, { params, isEnabled: isUncounted })
  return {
    status: result.data ? 'ready' : result.isError ? 'error' : 'loading',
    answer: useMemo(() => withTotal(result.data, total), [result.data, total]),
    error: result.error ?? undefined,
    isFetching: result.isFetching,
    isStale: result.isPlaceholderData,
    isOffline: !useSyncExternalStore(subscribeToNetwork, isOnline, isOnline),
    updatedAt: result.dataUpdatedAt > 0 ? new Date(result.dataUpdatedAt).toISOString() : undefined,
    refetch: () => void result.refetch(),
    cancel: () => void cache.cancelQueries({ queryKey }),
    ask: async (next) => {
      const wanted = asked(next)
      if (isEnabled && cache.getQueryData(wanted.queryKey) === undefined) await cache.prefetchQuery(wanted)
    },
  }
}

const subscribeToNetwork = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

function withTotal<Rec>(answer: ListAnswer<Rec> | undefined, total: ListTotal | undefined): ListAnswer<Rec> | undefined {
  return answer && total && answer.meta.total === null ? { ...answer, meta: { ...answer.meta, ...total } } : answer
}

/** Maximum number of rows per entity that are cached and not shown, so that long sessions do not fill the memory. */
const mostRows = 500
/** What a page counts at least: many empty searches cost memory too. */
const fewestRows = 25

/** Removes the oldest cached pages of the entity's lists when another page is shown. */
function useKeptPages(cache: QueryClient, entity: CacheKey, page: CacheKey): void {
  const [entityText, pageText] = [JSON.stringify(entity), JSON.stringify(page)]
  useEffect(() => {
    const kept = cache.getQueryCache()
    const lists = kept.findAll({ queryKey: JSON.parse(entityText) as CacheKey, fetchStatus: 'idle' })
    // `isActive` is false for a disabled query even if it is on the screen, so observers are counted instead.
    const unseen = lists.filter((query) => query.getObserversCount() === 0)
    const latestFirst = unseen.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    let rows = 0
    for (const query of latestFirst) {
      rows += Math.max(fewestRows, (query.state.data as Partial<ListAnswer> | undefined)?.data?.length ?? 0)
      if (rows > mostRows) kept.remove(query)
    }
  }, [cache, entityText, pageText])
}
