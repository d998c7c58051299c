import { onlineManager, QueryObserver, type QueryObserverResult, notifyManager, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PathParams } from '../api/client.js'
import { noNetwork } from '../api/noNetwork.js'
import type { AnyContract, RecordOf } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { entityKeys, pageMeta } from './cacheKeys.js'
import { type DataValue, useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'
import { useCanRead } from './useCanWrite.js'

/** The state of a record: loading, ready or failed. */
export interface RecordState<Rec = Stored> {
  /** `idle` without an id, and where the session may not read the list. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly record?: Rec
  readonly error?: unknown
  readonly refetch: () => void
}

/** Returns one record: it is always loaded anew and never replaced while the user edits. One that the session may not read is not asked for. */
export function useRecord<C extends AnyContract>(contract: C, id: number | undefined, params?: PathParams): RecordState<RecordOf<C>> {
  const data = useDataContext()
  const asked = useCanRead(contract) === false ? undefined : id
  const result = useQuery(recordQuery(data, contract, { id: asked, params }), useCache())
  return asked === undefined ? { status: 'idle', refetch: () => undefined } : stateOf(result)
}

/** A record for code that is no component. */
export interface RecordWatch {
  get(): RecordState
  /** Fetches the record unless it is fresh, and calls `listener` after each change. @returns stops */
  subscribe(listener: () => void): () => void
}

/** The same as `useRecord`, for code that is no component: the caller does not render when the record changes. */
export function useRecordWatch(contract: AnyContract, params?: PathParams): (id: number) => RecordWatch {
  const data = useDataContext()
  const cache = useCache()
  return useCallback(
    (id) => {
      const observer = new QueryObserver(cache, recordQuery(data, contract, { id, params }))
      return {
        get: () => stateOf(observer.getCurrentResult()),
        subscribe: (listener) => {
          const stop = observer.subscribe(notifyManager.batchCalls(listener))
          observer.updateResult()
          return stop
        },
      }
    },
    [data, cache, contract, params],
  )
}

interface RecordPlace {
  readonly id: number | undefined
  readonly params?: PathParams
}

/** The query of one record, the same for its page and for what loads it ahead. */
export function recordQuery<C extends AnyContract>({ api, person }: DataValue, contract: C, { id, params }: RecordPlace) {
  return {
    queryKey: id === undefined ? [person, 'record', contract.name] : entityKeys(person, contract, params).record(id),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await api.get(contract, id ?? 0, { params, signal })).data as RecordOf<C>,
    enabled: id !== undefined,
    meta: pageMeta,
    gcTime: 5_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }
}

function stateOf<Rec>(result: QueryObserverResult<Rec>): RecordState<Rec> {
  const refetch = () => {
    // The user asked for it, so try the request even if the network seems to be off.
    onlineManager.setOnline(true)
    void result.refetch()
  }
  if (result.data) return { status: 'ready', record: result.data, error: result.error ?? undefined, refetch }
  if (result.isError) return { status: 'error', error: result.error, refetch }
  // Without a network the library pauses the query and runs it later; until then nothing is loading.
  return result.isPaused ? { status: 'error', error: noNetwork(), refetch } : { status: 'loading', refetch }
}
