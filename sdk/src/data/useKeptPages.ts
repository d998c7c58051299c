import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CacheKey } from './cacheKeys.js'

/** Pages of an entity's lists that are kept for coming back; who pages for hours does not fill the memory. */
const mostPages = 20

/** Forgets the pages of `lists` that were loaded longest ago, whenever another `page` is shown. */
export function useKeptPages(cache: QueryClient, lists: CacheKey, page: CacheKey): void {
  const [listsText, pageText] = [JSON.stringify(lists), JSON.stringify(page)]
  useEffect(() => {
    const kept = cache.getQueryCache()
    const unseen = kept.findAll({ queryKey: JSON.parse(listsText) as CacheKey, type: 'inactive', fetchStatus: 'idle' })
    const latestFirst = unseen.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    for (const query of latestFirst.slice(mostPages)) kept.remove(query)
  }, [cache, listsText, pageText])
}
