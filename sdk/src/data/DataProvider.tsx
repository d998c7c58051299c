import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { ApiClient } from '../api/client.js'
import { noRestWhile } from '../mount/atRest.js'
import { useMount } from '../mount/MountProvider.js'
import { useSession } from '../session/SessionProvider.js'
import { hostPerson, type SessionState, type SessionStore } from '../session/session.js'

export interface DataValue {
  readonly api: ApiClient
  /** The current user, as the first part of every cache key, so that data loaded for one user is never shown to another. */
  readonly person: string
  /** The cache of this page; `create` runs at the first use, so that sign-in loads no query library. */
  readonly cache: (create: () => QueryClient) => QueryClient
  /** Calls `listener` with the cache once it exists, and after each of its changes. @returns a function that ends it */
  readonly follow: (listener: (client: QueryClient) => void) => () => void
}

export interface DataProviderProps {
  readonly api: ApiClient
  readonly children: ReactNode
}

const DataContext = createContext<DataValue | null>(null)

/** Provides one client and one cache to the screens below. */
export function DataProvider({ api, children }: DataProviderProps) {
  const { session, state } = useSession()
  const [holder] = useState(createCacheHolder)
  const person = personOf(session, state)
  const mount = useMount()
  useEffect(() => holder.mount(), [holder])
  useEffect(() => noRestWhile(mount, holder.isAsking), [mount, holder])
  useEffect(() => holder.keepOnly(person), [holder, person])
  const isIn = state.status === 'signed-in'
  useEffect(() => (isIn ? holder.retryFailed() : undefined), [holder, isIn])
  const value = useMemo(() => ({ api, person, cache: holder.take, follow: holder.follow }), [api, person, holder])
  return <DataContext value={value}>{children}</DataContext>
}

/** The user that a cache belongs to. An expired host session still belongs to the same user, so the page keeps its data. */
function personOf({ kind }: SessionStore, state: SessionState): string {
  if (kind === 'host-supplied') return hostPerson(state)
  return String(state.status === 'signed-in' ? state.usuario?.id : '')
}

/** Returns the data context. @throws outside `<DataProvider>` */
export function useDataContext(): DataValue {
  const value = useContext(DataContext)
  if (!value) throw new Error('useApi: no <DataProvider> above. Wrap the screen in <BackofficeProvider>.')
  return value
}

/** Returns the API client, for calls without a hook. */
export function useApi(): ApiClient {
  return useDataContext().api
}

interface CacheHolder {
  readonly take: DataValue['cache']
  readonly follow: DataValue['follow']
  /** Connects the cache to network and window events while the page is mounted. @returns a function that ends it */
  readonly mount: () => () => void
  readonly isAsking: () => boolean
  /** Asks again for what failed while there was no session. */
  readonly retryFailed: () => void
  /** Removes the data of all other users. */
  readonly keepOnly: (person: string) => void
}

/** Holds the cache of a page and loads the query library only when data is needed. */
function createCacheHolder(): CacheHolder {
  let client: QueryClient | undefined
  let isMounted = false
  const listeners = new Set<(client: QueryClient) => void>()
  const tell = () => listeners.forEach((listener) => client && listener(client))
  return {
    take: (create) => {
      if (!client) {
        client = create()
        if (isMounted) client.mount()
        client.getQueryCache().subscribe(tell)
      }
      return client
    },
    follow: (listener) => {
      listeners.add(listener)
      if (client) listener(client)
      return () => void listeners.delete(listener)
    },
    mount: () => {
      isMounted = true
      client?.mount()
      return () => {
        isMounted = false
        client?.unmount()
        // After the queries have lost their last observers, and not between the two mounts of React's strict mode. A query waits minutes for
        // its next use, and until then its functions hold the whole screen.
        queueMicrotask(() => isMounted || client?.clear())
      }
    },
    isAsking: () => (client?.isFetching() ?? 0) > 0,
    retryFailed: () => void client?.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    keepOnly: (person) => client?.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== person }),
  }
}
