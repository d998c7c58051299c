import { createBrowserHistory, type ParsedHistoryState, parseHref, type RouterHistory } from '@tanstack/history'
import { absolute } from './addresses.js'
import { createMemoryNavigation } from './createMemoryNavigation.js'
import { createNavigation } from './createNavigation.js'
import { isPageRestored } from './isPageRestored.js'
import type { Navigation } from './navigation.js'

/** Where a page that is not the product's own keeps the product's address. */
export interface QueryNavigationOptions {
  /** Key of the page's query: `esporte` for `https://portal.example/clube?aba=2&esporte=/pessoas/7`. */
  readonly key: string
  /** Address while the page's query has none. @default '/' */
  readonly initial?: string
}

/**
 * Creates a navigation on one key of the page's query, so that a record inside a portal's page has an address, Back and Forward. The rest of the
 * page's address and the state of its own router stay. Create it once per page and key: its listeners stay for the life of the page. On a server
 * it does nothing.
 */
export function createQueryNavigation({ key, initial = '/' }: QueryNavigationOptions): Navigation {
  if (typeof window === 'undefined') return createMemoryNavigation(initial)
  const { location } = window
  const toHref = (to: string) => withQuery(location.href, key, to)
  const read = () => absolute(new URL(location.href).searchParams.get(key) || initial, { pathname: '/' })
  let history: RouterHistory | undefined
  // An entry that the page wrote itself has no number; most often it lies before ours.
  const numbered = (): ParsedHistoryState => {
    const state = window.history.state as Partial<ParsedHistoryState> | null
    return { ...state, __TSR_index: state?.__TSR_index ?? (history?.location.state.__TSR_index ?? 1) - 1 }
  }
  const parseLocation = () => parseHref(read(), numbered())
  history = createBrowserHistory({ window: quietPage(window), parseLocation, createHref: toHref })
  return createNavigation({
    history,
    basePath: '',
    page: window,
    isRestored: isPageRestored(),
    toHref,
  })
}

/** The address `page` with `to` under `key`; its other parts stay as they are written. */
function withQuery(page: string, key: string, to: string): string {
  const url = new URL(page)
  const others = url.search.split(/[?&]/).filter((part) => part !== '' && !new URLSearchParams(part).has(key))
  url.search = [...others, `${encodeURIComponent(key)}=${encodeURIComponent(to).replaceAll('%2F', '/')}`].join('&')
  return url.href
}

/** The parts of the page that a history uses. It replaces functions of this copy, not of the page. */
function quietPage(page: Window) {
  const { history, document, location } = page
  const write = (method: 'pushState' | 'replaceState') => (state: object, unused: string, address?: string) =>
    history[method]({ ...(history.state as object), ...state }, unused, address)
  return {
    document,
    location,
    history: {
      get state(): unknown {
        return history.state
      },
      get length() {
        return history.length
      },
      back: () => history.back(),
      forward: () => history.forward(),
      // The distance to an entry of the page's own is not a number, and browsers would load the page anew.
      go: (distance: number) => Number.isFinite(distance) && history.go(distance),
      pushState: write('pushState'),
      replaceState: write('replaceState'),
    },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  }
}
