import type { QueryClient } from '@tanstack/react-query'

export interface CacheHolder {
  readonly take: (create: () => QueryClient) => QueryClient
  /** Lets the cache follow the network and the window while it is on a page. @returns lets it go */
  readonly mount: () => () => void
  /** Forgets what was loaded for anybody else. */
  readonly keepOnly: (person: string) => void
}

/** Holds the cache of a page, without loading the library before somebody asks for data. */
export function createCacheHolder(): CacheHolder {
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
    keepOnly: (person) => client?.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== person }),
  }
}
