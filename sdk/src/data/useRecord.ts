import { onlineManager, useQuery } from '@tanstack/react-query'
import type { PathParams } from '../api/client.js'
import type { AnyContract, RecordOf } from '../core/contract.js'
import type { Stored } from '../core/record.js'
import { entityKeys } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** The state of a record: loading, ready or failed. */
export interface RecordState<Rec = Stored> {
  /** `idle` without an id. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly record?: Rec
  readonly error?: unknown
  readonly refetch: () => void
}

/** Returns one record for a form: it is always loaded anew and never replaced while the user edits. */
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
    // The user asked for it, so try the request even if the network seems to be off.
    onlineManager.setOnline(true)
    void result.refetch()
  }
  if (id === undefined) return { status: 'idle', refetch }
  if (result.data) return { status: 'ready', record: result.data, error: result.error ?? undefined, refetch }
  if (result.isError) return { status: 'error', error: result.error, refetch }
  // Without a network the library pauses the query and runs it later; until then nothing is loading.
  return result.isPaused ? { status: 'error', error: new TypeError('There is no network.'), refetch } : { status: 'loading', refetch }
}
