import { onlineManager, useQuery } from '@tanstack/react-query'
import type { PathParams } from '../api/client.js'
import type { AnyContract, RecordOf } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** A record on its way, shown, or failed. */
export interface RecordState<Rec = Stored> {
  /** `idle` without an id. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly record?: Rec
  readonly error?: unknown
  readonly refetch: () => void
}

/** One record, as fresh as a form needs it: never taken from an old visit, never replaced behind what is typed. */
export function useRecord<C extends AnyContract>(contract: C, id: number | undefined, params?: PathParams): RecordState<RecordOf<C>> {
  const { api, person } = useDataContext()
  const result = useQuery(
    {
      queryKey: id === undefined ? [person, 'record', contract.name] : entityKeys(person, contract, params).record(id),
      queryFn: async ({ signal }) => (await api.get(contract, id ?? 0, { params, signal })).data as RecordOf<C>,
      enabled: id !== undefined,
      gcTime: 5_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    useCache(),
  )
  const refetch = () => {
    // Asked for by a person: whether there is a network is found out by asking.
    onlineManager.setOnline(true)
    void result.refetch()
  }
  if (id === undefined) return { status: 'idle', refetch }
  if (result.data) return { status: 'ready', record: result.data, error: result.error ?? undefined, refetch }
  if (result.isError) return { status: 'error', error: result.error, refetch }
  // Without a network the question is put off until there is one, and then asked by itself: until then nothing is on its way.
  return result.isPaused ? { status: 'error', error: new TypeError('There is no network.'), refetch } : { status: 'loading', refetch }
}
