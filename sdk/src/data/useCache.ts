import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/ApiError.js'
import { useDataContext } from './DataProvider.js'

/** The cache of the person who is signed in. */
export function useCache(): QueryClient {
  return useDataContext().cache(createCache)
}

function createCache(): QueryClient {
  // The library hears of the network only while a page is mounted; what happened before it cannot know.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true)
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Going back and forth within seconds asks the server once.
        staleTime: 5_000,
        // A refusal stays one; a request that got no answer is sent once more. Writes are never repeated by themselves.
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError) && !isAbort(error),
        retryDelay: 1_000,
      },
      // A save that waits for the network in silence would look like a stored one.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
