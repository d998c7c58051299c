import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { ApiClient } from '../api/client.js'
import { noRestWhile } from '../mount/atRest.js'
import { useMount } from '../mount/MountProvider.js'
import { useSession } from '../session/SessionProvider.js'
import type { SessionState, SessionStore } from '../session/session.js'

export interface DataValue {
  readonly api: ApiClient
  /** The current user, as the first part of every cache key, so that data loaded for one user is never shown to another. */
  readonly person: string
  /** The cache of this page; `create` runs at the first use, so that sign-in loads no query library. */
  readonly cache: (create: () => QueryClient) => QueryClient
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
  const person = usePerson(session, state)
  const mount = useMount()
  useEffect(() => holder.mount(), [holder])
  useEffect(() => noRestWhile(mount, holder.isAsking), [mount, holder])
  useEffect(() => holder.keepOnly(person), [holder, person])
  const value = useMemo(() => ({ api, person, cache: holder.take }), [api, person, holder])
  return <DataContext value={value}>{children}</DataContext>
}

/** The user that a cache belongs to. An expired host session still belongs to the same user, so the page keeps its data. */
function usePerson({ kind }: SessionStore, state: SessionState): string {
  const isIn = state.status === 'signed-in'
  const [visitor, setVisitor] = useState<number>()
  if (isIn && state.visitor !== visitor) setVisitor(state.visitor)
  if (kind === 'host-supplied') return `host${(isIn ? state.visitor : visitor) ?? ''}`
  return String(isIn ? state.usuario?.id : '')
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
  readonly take: (create: () => QueryClient) => QueryClient
  /** Connects the cache to network and window events while the page is mounted. @returns a function that ends it */
  readonly mount: () => () => void
  readonly isAsking: () => boolean
  /** Removes the data of all other users. */
  readonly keepOnly: (person: string) => void
}

/** Holds the cache of a page and loads the query library only when data is needed. */
function createCacheHolder(): CacheHolder {
  let client: QueryClient | undefined
  let isMounted = false
  return {
    take: (create) => {
      if (!client) {
        client = create()
        if (isMounted) client.mount()
      }
      return client
    },
    mount: () => {
      isMounted = true
      client?.mount()
      return () => {
        isMounted = false
        client?.unmount()
      }
    },
    isAsking: () => (client?.isFetching() ?? 0) > 0,
    keepOnly: (person) => client?.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== person }),
  }
}
