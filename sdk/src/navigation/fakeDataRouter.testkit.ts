import type { DataRouter, RouterBlocker, RouterMove } from './dataRouter.js'

interface Entry {
  readonly pathname: string
  readonly search: string
  readonly key: string
}

/** A data router that behaves like react-router 8: one blocker, Back moves undone before the question, slow loaders. */
export interface FakeDataRouter extends DataRouter {
  /** Moves with Back (−1) and Forward (1); reported one turn later, as in a browser. */
  readonly go: (distance: number) => Promise<void>
  /** A redirect by a loader, which does not ask the blocker. */
  readonly redirect: (to: string) => void
  /** Every later move waits for this promise. */
  readonly load: (loader: Promise<unknown> | undefined) => void
  readonly entry: () => string
  readonly blockerCount: () => number
}

interface FakeOptions {
  readonly initial?: string
  readonly basename?: string
}

const unblocked: RouterBlocker = { state: 'unblocked' }

export function fakeDataRouter({ initial = '/', basename = '' }: FakeOptions = {}): FakeDataRouter {
  const listeners = new Set<() => void>()
  const blockerFunctions = new Map<string, (move: RouterMove) => boolean>()
  let entries = [toEntry(basename + initial, 'default')]
  let index = 0
  let keys = 0
  let loader: Promise<unknown> | undefined
  let undone: (() => void) | undefined
  let state: DataRouter['state'] = { historyAction: 'POP', location: entries[0] as Entry, blockers: new Map() }

  const update = (changes: Partial<DataRouter['state']>) => {
    state = { ...state, ...changes }
    for (const listener of [...listeners]) listener()
  }
  const setBlocker = (key: string, blocker: RouterBlocker) => {
    const move = `${(state.blockers.get(key) ?? unblocked).state} -> ${blocker.state}`
    if (!allowedChanges.has(move)) throw new Error(`Invalid blocker state transition: ${move}`)
    update({ blockers: new Map([...state.blockers, [key, blocker]]) })
  }
  const blockingKey = (historyAction: string) => {
    const [key, shouldBlock] = [...blockerFunctions].at(-1) ?? []
    if (key === undefined || !shouldBlock || state.blockers.get(key)?.state === 'proceeding') return undefined
    return shouldBlock({ historyAction }) ? key : undefined
  }
  const hold = (key: string, location: Entry, again: () => void) =>
    setBlocker(key, {
      state: 'blocked',
      location,
      proceed: () => {
        setBlocker(key, { state: 'proceeding', location })
        again()
      },
      reset: () => setBlocker(key, unblocked),
    })
  const complete = (historyAction: string, location: Entry) => {
    if (historyAction === 'PUSH') entries = [...entries.slice(0, index + 1), location]
    if (historyAction === 'PUSH') index += 1
    if (historyAction === 'REPLACE') entries = entries.with(index, location)
    update({ historyAction, location, blockers: new Map([...state.blockers.keys()].map((key) => [key, unblocked])) })
  }
  const start = async (historyAction: string, location: Entry) => {
    if (loader) await loader
    complete(historyAction, location)
  }
  const pop = async (distance: number) => {
    await new Promise((resolve) => setTimeout(resolve))
    if (!entries[index + distance]) return
    index += distance
    if (undone) {
      undone()
      undone = undefined
      return
    }
    const location = entries[index] as Entry
    const key = blockingKey('POP')
    if (key === undefined) return start('POP', location)
    const isUndone = new Promise<void>((resolve) => (undone = resolve))
    void pop(-distance)
    hold(key, location, () => void isUndone.then(() => pop(distance)))
  }
  const navigate = (async (to: number | string, options: { replace?: boolean } = {}) => {
    if (typeof to === 'number') return pop(to)
    const historyAction = options.replace ? 'REPLACE' : 'PUSH'
    const location = toEntry(basename + to, `key${(keys += 1)}`)
    const key = blockingKey(historyAction)
    if (key === undefined) return start(historyAction, location)
    hold(key, location, () => void navigate(to, options))
  }) as DataRouter['navigate']

  return {
    basename,
    get state() {
      return state
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate,
    createHref: ({ pathname, search, hash }) => pathname + search + hash,
    getBlocker: (key, shouldBlock) => {
      blockerFunctions.set(key, shouldBlock)
      return state.blockers.get(key) ?? unblocked
    },
    deleteBlocker: (key) => {
      ;(state.blockers as Map<string, RouterBlocker>).delete(key)
      blockerFunctions.delete(key)
    },
    go: pop,
    redirect: (to) => complete('REPLACE', toEntry(basename + to, `key${(keys += 1)}`)),
    load: (next) => (loader = next),
    entry: () => [entries[index]].map((entry) => `${entry?.pathname}${entry?.search}`).join(''),
    blockerCount: () => blockerFunctions.size,
  }
}

const allowedChanges = new Set([
  'unblocked -> blocked',
  'blocked -> blocked',
  'blocked -> proceeding',
  'blocked -> unblocked',
  'proceeding -> unblocked',
])

function toEntry(address: string, key: string): Entry {
  const [pathname = '', query] = address.split('?')
  return { pathname, search: query === undefined ? '' : `?${query}`, key }
}
