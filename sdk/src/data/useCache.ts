import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/ApiError.js'
import { useDataContext } from './DataProvider.js'

/** Returns the cache of the signed-in user. */
export function useCache(): QueryClient {
  return useDataContext().cache(createCache)
}

function createCache(): QueryClient {
  // The library follows the network only while a page is mounted, so the current state is set here.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true)
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
