import { createMemoryHistory } from '@tanstack/history'
import { absolute } from './addresses.js'
import { createNavigation } from './createNavigation.js'
import type { Navigation } from './navigation.js'

/** Creates a navigation in memory, for an embed and for tests: the page's own address never changes. Closing the tab is still guarded. */
export function createMemoryNavigation(initial = '/'): Navigation {
  const page = typeof window === 'undefined' ? undefined : window
  return createNavigation({ history: createMemoryHistory({ initialEntries: [absolute(initial, { pathname: '/' })] }), basePath: '', page })
}
