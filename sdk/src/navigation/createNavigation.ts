import type { HistoryLocation, RouterHistory } from '@tanstack/history'
import type { LeaveGuard, Navigation, NavigationLocation } from './navigation.js'

interface NavigationParts {
  readonly history: RouterHistory
  /** Path of the product below its origin, without a slash at its end: `/gestao`, or empty. */
  readonly basePath: string
  /** Where closing the tab is heard; none on a server. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
  /** The first location was reached by Back or Forward from another document. @default false */
  readonly isRestored?: boolean
}

interface Guard {
  readonly mayLeave: LeaveGuard
  readonly isArmed: () => boolean
}

/** The port over a history: the guards, the base path and what a location looks like are ours; moving is the history's. */
export function createNavigation({ history, basePath, page, isRestored = false }: NavigationParts): Navigation {
  const guards = createGuards(page)
  const listeners = new Set<() => void>()
  let location = toLocation(history.location, basePath, isRestored)
  // Counts the moves made, so that an answer awaited since before the last one moves nobody any more.
  let moves = 0

  history.subscribe(({ location: next, action }) => {
    const isUnmoved = next.state.__TSR_key === location.key
    if (isUnmoved) return
    location = toLocation(next, basePath, action.type !== 'PUSH' && action.type !== 'REPLACE')
    for (const listener of listeners) listener()
  })

  /** Moves at once when nobody objects, so that a plain click paints in the same turn. */
  const leave = (to: string, move: () => void) => {
    const before = moves
    const moveOnce = () => {
      moves += 1
      move()
    }
    if (!guards.areArmed()) return moveOnce()
    void guards.ask(to).then((isAllowed) => isAllowed && before === moves && moveOnce())
  }
  const go = (to: string, isReplacing: boolean) => history[isReplacing ? 'replace' : 'push'](basePath + to, undefined, unguarded)

  // Back and Forward have moved already when they are heard. They are undone at once, so that the address fits the page
  // while the person is asked, and made again when the answer is yes.
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation }) => {
      if (!guards.areArmed()) return false
      const distance = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index
      const to = inside(nextLocation.pathname, basePath) + nextLocation.search
      const askWhenUndone = () => leave(to, () => history.go(distance, unguarded))
      page?.addEventListener('popstate', askWhenUndone, { once: true })
      return true
    },
  })

  return {
    getLocation: () => location,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: (to, { replace = false, force = false } = {}) => {
      const target = absolute(to, location)
      if (!force) return leave(target, () => go(target, replace))
      moves += 1
      guards.forget()
      go(target, replace)
    },
    back: (fallback) => {
      const target = absolute(fallback, location)
      leave(target, () => (history.canGoBack() ? history.back(unguarded) : go(target, true)))
    },
    block: guards.add,
    canLeave: guards.ask,
    href: (to) => basePath + absolute(to, location),
  }
}

const unguarded = { ignoreBlocker: true }

function createGuards(page: NavigationParts['page']) {
  const guards = new Set<Guard>()
  let question: object | undefined
  const areArmed = () => [...guards].some((guard) => guard.isArmed())
  const warn = (event: Event) => {
    if (areArmed()) event.preventDefault()
  }
  return {
    areArmed,
    add: (mayLeave: LeaveGuard, isArmed: () => boolean) => {
      const guard = { mayLeave, isArmed }
      // Heard only while a form is open: a listener for closing keeps some browsers from remembering the page for Back.
      if (guards.size === 0) page?.addEventListener('beforeunload', warn)
      guards.add(guard)
      return () => {
        guards.delete(guard)
        if (guards.size === 0) page?.removeEventListener('beforeunload', warn)
      }
    },
    /** One question at a time: whoever asks while a dialog is open is told to stay. */
    ask: async (to: string) => {
      if (question) return false
      const mine = {}
      question = mine
      try {
        for (const guard of [...guards]) if (guard.isArmed() && !(await guard.mayLeave(to))) return false
        return true
      } finally {
        if (question === mine) question = undefined
      }
    },
    /** The page was left by force: the next question need not wait for the answer to this one. */
    forget: () => {
      question = undefined
    },
  }
}

function toLocation(location: HistoryLocation, basePath: string, isRestored: boolean): NavigationLocation {
  const { pathname, search, state } = location
  return { pathname: inside(pathname, basePath), search, key: state.__TSR_key ?? state.key ?? '', isRestored }
}

function inside(pathname: string, basePath: string): string {
  return pathname === basePath ? '/' : pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname
}

/** `?editar=7` stays on the page; several slashes at the start would name another host. */
function absolute(to: string, location: NavigationLocation): string {
  if (to.startsWith('?')) return location.pathname + to
  return `/${to.replace(/^[\\/]+/, '')}`
}
