import { createMemoryHistory } from '@tanstack/history'
import { absolute } from './addresses.js'
import { createNavigation } from './createNavigation.js'
import type { Navigation } from './navigation.js'

/** Addresses kept in memory, for an embed and for tests: the page's own address never changes. Closing the tab is guarded all the same. */
export function createMemoryNavigation(initial = '/'): Navigation {
  const page = typeof window === 'undefined' ? undefined : window
  return createNavigation({ history: createMemoryHistory({ initialEntries: [absolute(initial, { pathname: '/' })] }), basePath: '', page })
}
