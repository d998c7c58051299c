import { onlineManager, useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore, useEffect } from 'react'
import type { ListAnswer, ListQuery, ListTotal, PathParams } from '../api/client.js'
import { encodeListQuery } from '../api/listQuery.js'
import type { AnyContract, RecordOf } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { entityKeys, keepWhileSame, type CacheKey } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { useCount } from './useCount.js'

/** A page of records on its way, shown, or failed. */
export interface ListState<Rec = Stored> {
  readonly status: 'loading' | 'ready' | 'error'
  readonly answer?: ListAnswer<Rec>
  /** Why the last attempt failed; with an answer of before, that answer is out of date. */
  readonly error?: unknown
  readonly isFetching: boolean
  /** The rows of the query before are shown while those of this one load. */
  readonly isStale: boolean
  /** Without network: what is shown stays, and is asked for again by itself when the network is back. */
  readonly isOffline: boolean
  /** When the answer came, ISO 8601 UTC. */
  readonly updatedAt: string | undefined
  readonly refetch: () => void
  /** Stops the request under way; rows that were there stay. */
  readonly cancel: () => void
  /** Asks for what is about to be shown. */
  readonly ask: (next: Partial<ListQuery>) => void
}

/** Where the records stand, and whether they are asked for yet. */
export interface UseListOptions {
  /** Parents of a nested path. */
  readonly params?: PathParams
  /** @default true */
  readonly isEnabled?: boolean
}

/** One page of a list, kept up to date by writes; rows stay while others load, and are there before their number is. */
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
    queryKey: keys.list(encodeListQuery(of)),
    // The schema that names the record's type is what the server validates with.
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
    ask: (next) => void (isEnabled && cache.prefetchQuery(asked(next))),
  }
}

const subscribeToNetwork = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

function withTotal<Rec>(answer: ListAnswer<Rec> | undefined, total: ListTotal | undefined): ListAnswer<Rec> | undefined {
  return answer && total && answer.meta.total === null ? { ...answer, meta: { ...answer.meta, ...total } } : answer
}

/** Pages of an entity's lists that are kept for coming back; who pages for hours does not fill the memory. */
const mostPages = 20

/** Forgets the pages of an `entity`'s lists that were loaded longest ago, whenever another `page` is shown. */
function useKeptPages(cache: QueryClient, entity: CacheKey, page: CacheKey): void {
  const [entityText, pageText] = [JSON.stringify(entity), JSON.stringify(page)]
  useEffect(() => {
    const kept = cache.getQueryCache()
    const lists = kept.findAll({ queryKey: JSON.parse(entityText) as CacheKey, fetchStatus: 'idle' })
    // The library calls a count inactive while it is not asked for, although it is on the screen.
    const unseen = lists.filter((query) => query.getObserversCount() === 0)
    const latestFirst = unseen.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    for (const query of latestFirst.slice(mostPages)) kept.remove(query)
  }, [cache, entityText, pageText])
}
