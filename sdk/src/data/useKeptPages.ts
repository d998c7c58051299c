import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CacheKey } from './cacheKeys.js'

/** Pages of an entity's lists that are kept for coming back; who pages for hours does not fill the memory. */
const mostPages = 20

/** Forgets the pages of an `entity`'s lists that were loaded longest ago, whenever another `page` is shown. */
export function useKeptPages(cache: QueryClient, entity: CacheKey, page: CacheKey): void {
  const [entityText, pageText] = [JSON.stringify(entity), JSON.stringify(page)]
  useEffect(() => {
    const kept = cache.getQueryCache()
    const lists = kept.findAll({ queryKey: JSON.parse(entityText) as CacheKey, fetchStatus: 'idle' })
    // The library calls a count inactive while it is not asked for, although it is on the screen.
    const unseen = lists.filter((query) => query.getObserversCount() === 0)
    const latestFirst = unseen.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    for (const query of latestFirst.slice(mostPages)) kept.remove(query)
  }, [cache, entityText, pageText])
}
