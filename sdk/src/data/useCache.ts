import { onlineManager, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../api/ApiError.js'
import { useDataContext } from './DataProvider.js'

/** Returns the cache of the signed-in user. */
export function useCache(): QueryClient {
  const cache = useDataContext().cache(createCache)
  useEffect(followNetwork, [])
  return cache
}

const isOnline = () => globalThis.navigator?.onLine ?? true

/**
 * The library follows the network only while somebody listens, and a page that was opened without one is not always told that it has come: each
 * part that begins to read looks anew. @returns stops
 */
function followNetwork(): () => void {
  onlineManager.setOnline(isOnline())
  return onlineManager.subscribe(() => undefined)
}

function createCache(): QueryClient {
  // Queries of the first render start before anybody listens.
  onlineManager.setOnline(isOnline())
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Going back and forth within seconds sends only one request.
        staleTime: 5_000,
        // A refusal is final; a request without an answer is sent once more. Writes are never repeated automatically.
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError) && !isAbort(error),
        retryDelay: 1_000,
      },
      // A save must fail without a network: if it waited silently, it would look stored.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
