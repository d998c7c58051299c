import type { HistoryLocation, RouterHistory } from '@tanstack/history'
import { type ClosablePage, createGuards, type Guards } from './createGuards.js'
import type { Navigation, NavigationLocation } from './navigation.js'

interface NavigationParts {
  readonly history: RouterHistory
  /** Path of the product below its origin, without a slash at its end: `/gestao`, or empty. */
  readonly basePath: string
  /** None on a server. */
  readonly page: ClosablePage | undefined
  /** The first location was reached by Back or Forward from another document. @default false */
  readonly isRestored?: boolean
}

const unguarded = { ignoreBlocker: true }

/** The port over a history: the guards, the base path and what a location looks like are ours; moving is the history's. */
export function createNavigation(parts: NavigationParts): Navigation {
  const { history, basePath, page } = parts
  const guards = createGuards(page)
  const place = followPlace(parts)
  const mover = createMover(guards)
  const go = (to: string, isReplacing: boolean) => history[isReplacing ? 'replace' : 'push'](basePath + to, undefined, unguarded)

  // Back and Forward have moved already when they are heard. They are undone at once, so that the address fits the page
  // while the person is asked, and made again when the answer is yes.
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation }) => {
      if (!guards.areArmed()) return false
      const distance = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index
      const to = inside(nextLocation.pathname, basePath) + nextLocation.search
      const askWhenUndone = () => mover.leave(to, () => history.go(distance, unguarded))
      page?.addEventListener('popstate', askWhenUndone, { once: true })
      return true
    },
  })
  return {
    getLocation: place.get,
    subscribe: place.subscribe,
    navigate: (to, { replace = false, force = false } = {}) => {
      const target = absolute(to, place.get())
      mover[force ? 'force' : 'leave'](target, () => go(target, replace))
    },
    back: (fallback) => {
      const target = absolute(fallback, place.get())
      mover.leave(target, () => (history.canGoBack() ? history.back(unguarded) : go(target, true)))
    },
    block: guards.add,
    canLeave: guards.ask,
    href: (to) => basePath + absolute(to, place.get()),
  }
}

function followPlace({ history, basePath, isRestored = false }: NavigationParts) {
  const listeners = new Set<() => void>()
  let location = toLocation(history.location, basePath, isRestored)
  history.subscribe(({ location: next, action }) => {
    // Undone moves are announced too.
    if (next.state.__TSR_key === location.key) return
    location = toLocation(next, basePath, action.type !== 'PUSH' && action.type !== 'REPLACE')
    for (const listener of listeners) listener()
  })
  return {
    get: () => location,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function createMover(guards: Guards) {
  // Counts the moves made, so that an answer awaited since before the last one moves nobody any more.
  let moves = 0
  const moveNow = (move: () => void) => {
    moves += 1
    move()
  }
  return {
    /** At once when nobody objects, so that a plain click paints in the same turn. */
    leave: (to: string, move: () => void) => {
      const before = moves
      if (!guards.areArmed()) return moveNow(move)
      void guards.ask(to).then((isAllowed) => isAllowed && before === moves && moveNow(move))
    },
    force: (_to: string, move: () => void) => {
      guards.forget()
      moveNow(move)
    },
  }
}

function toLocation(location: HistoryLocation, basePath: string, isRestored: boolean): NavigationLocation {
  const { pathname, search, state } = location
  return { pathname: inside(pathname, basePath), search, key: state.__TSR_key ?? state.key ?? '', isRestored }
}

function inside(pathname: string, basePath: string): string {
  if (pathname === basePath) return '/'
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname
}

/** `?editar=7` stays on the page; several slashes at the start would name another host. */
function absolute(to: string, location: NavigationLocation): string {
  if (to.startsWith('?')) return location.pathname + to
  return `/${to.replace(/^[\\/]+/, '')}`
}
