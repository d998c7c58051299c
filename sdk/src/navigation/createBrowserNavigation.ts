import { createBrowserHistory } from '@tanstack/history'
import { trimmed } from './addresses.js'
import { createMemoryNavigation } from './createMemoryNavigation.js'
import { createNavigation } from './createNavigation.js'
import { isPageRestored } from './isPageRestored.js'
import type { Navigation } from './navigation.js'

/** Where the product lies on its host. */
export interface BrowserNavigationOptions {
  /** Path of the product below its origin: `/gestao`. @default the origin itself */
  readonly basePath?: string
}

/** The product's own address bar. Create it once a page: it listens to the window for as long as the page lives. On a server it goes nowhere. */
export function createBrowserNavigation({ basePath = '' }: BrowserNavigationOptions = {}): Navigation {
  if (typeof window === 'undefined') return createMemoryNavigation()
  return createNavigation({
    history: createBrowserHistory(),
    basePath: trimmed(basePath),
    page: window,
    isRestored: isPageRestored(),
  })
}
