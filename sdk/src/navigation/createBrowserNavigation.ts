import { createBrowserHistory } from '@tanstack/history'
import { trimmed } from './addresses.js'
import { createMemoryNavigation } from './createMemoryNavigation.js'
import { createNavigation } from './createNavigation.js'
import { isPageRestored } from './isPageRestored.js'
import type { Navigation } from './navigation.js'

/** The location of the product on its host. */
export interface BrowserNavigationOptions {
  /** Path of the product under its origin: `/gestao`. @default the origin itself */
  readonly basePath?: string
}

/**
 * Creates a navigation on the browser's address bar. Create it once per page: its listeners stay for the life of the page. On a server it does
 * nothing.
 */
export function createBrowserNavigation({ basePath = '' }: BrowserNavigationOptions = {}): Navigation {
  if (typeof window === 'undefined') return createMemoryNavigation()
  return createNavigation({
    history: createBrowserHistory(),
    basePath: trimmed(basePath),
    page: window,
    isRestored: isPageRestored(),
  })
}
