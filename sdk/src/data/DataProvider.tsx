import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { ApiClient } from '../api/client.js'
import { noRestWhile } from '../mount/atRest.js'
import { useMount } from '../mount/MountProvider.js'
import { useSession } from '../session/SessionProvider.js'
import type { SessionState, SessionStore } from '../session/session.js'

export interface DataValue {
  readonly api: ApiClient
  /** Whose data this is: the first part of every key, so that nobody is shown what was loaded for somebody else. */
  readonly person: string
  /** The cache of this page, made by `create` when first needed: sign-in loads no query library. */
  readonly cache: (create: () => QueryClient) => QueryClient
}

export interface DataProviderProps {
  readonly api: ApiClient
  readonly children: ReactNode
}

const DataContext = createContext<DataValue | null>(null)

/** Gives the screens below one client and one cache. */
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

/** Whose data a cache holds. A host's session that has ended is still the same person's: what is on the page stays. */
function usePerson({ kind }: SessionStore, state: SessionState): string {
  const isIn = state.status === 'signed-in'
  const [visitor, setVisitor] = useState<number>()
  if (isIn && state.visitor !== visitor) setVisitor(state.visitor)
  if (kind === 'host-supplied') return `host${(isIn ? state.visitor : visitor) ?? ''}`
  return String(isIn ? state.usuario?.id : '')
}

/** @throws outside `<DataProvider>` */
export function useDataContext(): DataValue {
  const value = useContext(DataContext)
  if (!value) throw new Error('useApi: no <DataProvider> above. Wrap the screen in <BackofficeProvider>.')
  return value
}

/** The client of the API, for calls that no hook covers. */
export function useApi(): ApiClient {
  return useDataContext().api
}

interface CacheHolder {
  readonly take: (create: () => QueryClient) => QueryClient
  /** Lets the cache follow the network and the window while it is on a page. @returns lets it go */
  readonly mount: () => () => void
  readonly isAsking: () => boolean
  /** Forgets what was loaded for anybody else. */
  readonly keepOnly: (person: string) => void
}

/** Holds the cache of a page, without loading the library before somebody asks for data. */
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
