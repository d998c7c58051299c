import type { HistoryLocation, RouterHistory } from '@tanstack/history'
import { createStore } from '../core/store.js'
import { absolute, inside, isInside } from './addresses.js'
import { type ClosablePage, createGuards } from './createGuards.js'
import { createMover } from './createMover.js'
import type { Navigation, NavigationLocation } from './navigation.js'

interface NavigationParts {
  readonly history: RouterHistory
  /** Path of the product under its origin, without a slash at the end: `/gestao`, or empty. */
  readonly basePath: string
  /** Missing on a server. */
  readonly page: ClosablePage | undefined
  /** The user reached the first location with Back or Forward from another document. @default false */
  readonly isRestored?: boolean
  /** The `href` of an address under the product's root. @default the base path before it */
  readonly toHref?: (address: string) => string
}

const unguarded = { ignoreBlocker: true }

/** Creates a navigation on a history. It adds guards, the base path and our location type; the history makes the moves. */
export function createNavigation(parts: NavigationParts): Navigation {
  const { history, basePath, page, toHref = (to) => basePath + to } = parts
  const guards = createGuards(page)
  const place = followPlace(parts)
  const mover = createMover(guards)
  history.subscribe(mover.arrive)
  const go = (to: string, isReplacing: boolean) => history[isReplacing ? 'replace' : 'push'](basePath + to, undefined, unguarded)

  // Back and Forward are reported after the browser has moved. They are undone at once, so that the address fits the page
  // while the user is asked, and repeated when the answer is yes.
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation }) => {
      const distance = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index
      const closeDialog = distance < 0 ? guards.closeDialog() : undefined
      if (!closeDialog && !guards.areArmed()) return false
      const to = inside(nextLocation.pathname, basePath) + nextLocation.search
      const askWhenUndone = () => mover.leave(to, () => history.go(distance, unguarded))
      page?.addEventListener('popstate', closeDialog ?? askWhenUndone, { once: true })
      return true
    },
  })
  return {
    getLocation: place.get,
    subscribe: place.subscribe,
    navigate: (to, { replace = false, force = false } = {}) => {
      const target = absolute(to, place.get())
      const move = () => go(target, replace)
      if (force) mover.force(move)
      else mover.leave(target, move)
    },
    back: (fallback) => {
      const target = absolute(fallback, place.get())
      if (hasEntryBefore(history.location)) mover.back(target, () => history.back(unguarded))
      else mover.leave(target, () => go(target, true))
    },
    block: guards.add,
    closeOnBack: (close) => {
      // Without an earlier entry of ours, Back would leave the document, and that cannot be undone. A new entry would end Forward.
      if (!history.canGoBack() && !place.get().isRestored) history.push(history.location.href, { spareOf: place.get().key }, unguarded)
      return guards.addDialog(close)
    },
    canLeave: guards.ask,
    href: (to) => toHref(absolute(to, place.get())),
  }
}

function followPlace({ history, basePath, isRestored = false }: NavigationParts) {
  const place = createStore(toLocation(history.location, basePath, isRestored))
  history.subscribe(({ location: next, action }) => {
    // The history also reports undone moves.
    if (keyOf(next) === place.get().key) return
    // A page of the host in the same document.
    if (!isInside(next.pathname, basePath)) return
    place.set(toLocation(next, basePath, action.type !== 'PUSH' && action.type !== 'REPLACE'))
  })
  return place
}

function toLocation(location: HistoryLocation, basePath: string, isRestored: boolean): NavigationLocation {
  const { pathname, search } = location
  return { pathname: inside(pathname, basePath), search, key: keyOf(location), isRestored }
}

function keyOf(location: HistoryLocation): string {
  const { state } = location
  return spareOf(location) ?? state.__TSR_key ?? state.key ?? ''
}

function hasEntryBefore(location: HistoryLocation): boolean {
  return location.state.__TSR_index > (spareOf(location) ? 1 : 0)
}

/** The key of the first entry, if this entry repeats it. */
function spareOf({ state }: HistoryLocation): string | undefined {
  return (state as { readonly spareOf?: string }).spareOf
}
