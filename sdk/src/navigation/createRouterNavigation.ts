import { createStore } from '../core/store.js'
import { absolute, inside, isInside, trimmed } from './addresses.js'
import { createGuards } from './createGuards.js'
import { createMover } from './createMover.js'
import { createRouterGate } from './createRouterGate.js'
import type { DataRouter, RouterLocation } from './dataRouter.js'
import { isPageRestored } from './isPageRestored.js'
import type { Navigation, NavigationLocation } from './navigation.js'

// The router's key of the first entry of a visit; the page's history has no key for it.
const firstKey = 'default'

/** The location of the product in the host's routes. */
export interface RouterNavigationOptions {
  /** Path of the product under the router's `basename`: `/gestao` for a route `/gestao/*`. @default the router's root */
  readonly basePath?: string
}

/**
 * Creates a navigation on a data router of react-router (7 or 8): its links, Back and Forward also ask our forms.
 * Create it once, beside the router. A host's own `useBlocker` must not be active while one of our forms is open.
 * @throws TypeError when `router` is not a data router
 */
export function createRouterNavigation(router: DataRouter, { basePath = '' }: RouterNavigationOptions = {}): Navigation {
  checkRouter(router)
  const below = trimmed(basePath)
  const root = trimmed(router.basename ?? '') + below
  const page = typeof window === 'undefined' ? undefined : window
  const guards = createGuards(page)
  const mover = createMover(guards)
  const toAddress = ({ pathname, search }: RouterLocation) => inside(pathname, root) + search
  const gate = createRouterGate({ router, guards, toAddress })
  const place = followRouter(router, root)
  place.whenMoved(() => {
    mover.interrupt()
    mover.arrive()
    gate.drop()
  })
  const go = (to: string, replace: boolean) => gate.pass(() => void router.navigate(below + to, { replace }))
  return {
    getLocation: place.get,
    subscribe: place.subscribe,
    navigate: (to, { replace = false, force = false } = {}) => {
      const target = absolute(to, place.get())
      if (!force) return mover.leave(target, () => go(target, replace))
      gate.drop()
      mover.force(() => go(target, replace))
    },
    back: (fallback) => {
      const target = absolute(fallback, place.get())
      if (place.canGoBack()) mover.back(target, gate.passBack)
      else mover.leave(target, () => go(target, true))
    },
    block: gate.add,
    closeOnBack: gate.addDialog,
    canLeave: guards.ask,
    href: (to) => router.createHref({ pathname: root + absolute(to, place.get()), search: '', hash: '' }),
  }
}

/** Tells hosts without types what to pass: `<BrowserRouter>` is not a data router. */
function checkRouter(router: Partial<DataRouter> | undefined): void {
  if (router?.state && router.subscribe && router.getBlocker) return
  throw new TypeError(
    'createRouterNavigation: this is no data router. Pass what createBrowserRouter, createHashRouter or createMemoryRouter of react-router made.',
  )
}

function followRouter(router: DataRouter, root: string) {
  const movers = new Set<() => void>()
  const toLocation = (isRestored: boolean): NavigationLocation => {
    const { pathname, search, key } = router.state.location
    return { pathname: inside(pathname, root), search, key, isRestored }
  }
  const place = createStore(toLocation(typeof window !== 'undefined' && isPageRestored()))
  let before: readonly string[] = []
  let seen = place.get().key
  let left = seen
  router.subscribe(() => {
    // The router also reports loading, revalidating and blocking.
    if (router.state.location.key === seen) return
    seen = router.state.location.key
    // On a page of the host, our location stays as it was until our page is unmounted.
    const isOurs = isInside(router.state.location.pathname, root)
    const { historyAction } = router.state
    before = entriesBefore(before, { left, reached: seen, historyAction })
    left = seen
    for (const listener of movers) listener()
    if (!isOurs) return
    place.set(toLocation(historyAction === 'POP'))
  })
  return {
    get: place.get,
    subscribe: place.subscribe,
    /** Also called for moves to and between the host's own pages. */
    whenMoved: (listener: () => void) => void movers.add(listener),
    canGoBack: () => (indexInPage(place.get().key) ?? before.length) > 0,
  }
}

interface Step {
  readonly left: string
  readonly reached: string
  readonly historyAction: string
}

function entriesBefore(before: readonly string[], { left, reached, historyAction }: Step): readonly string[] {
  if (historyAction === 'REPLACE') return before
  if (historyAction === 'PUSH' || !before.includes(reached)) return [...before, left]
  return before.slice(0, before.indexOf(reached))
}

/** A router in the browser writes `{ key, idx }` into the page's history, which survives a reload; a router in memory does not. */
function indexInPage(key: string): number | undefined {
  const state: unknown = typeof window === 'undefined' ? undefined : window.history.state
  if (typeof state !== 'object' || state === null || !('idx' in state) || typeof state.idx !== 'number') return undefined
  const pageKey = 'key' in state ? state.key : firstKey
  return pageKey === key ? state.idx : undefined
}
