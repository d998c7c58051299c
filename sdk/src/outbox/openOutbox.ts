import type { ApiClient } from '../api/client.js'
import { onWake, systemClock } from '../session/clock.js'
import type { Reauthenticate, SessionStore } from '../session/session.js'
import { openBrowserOutbox } from './createBrowserOutbox.js'
import { createMemoryOutbox } from './createMemoryOutbox.js'
import { createOutbox, type Outbox, type OutboxOptions } from './createOutbox.js'
import { isOutboxThere, outboxDatabase } from './outboxThere.js'
import { uuid } from './uuid.js'

interface OpenOptions {
  readonly api: Pick<ApiClient, 'send' | 'upload'>
  readonly session: SessionStore
  /** Signing out would lose what waits: the session asks first, as it does over a form that is not saved. */
  readonly reauthenticate: Reauthenticate
  readonly person: string
  /** In a page that is another's nothing is kept. */
  readonly isOurs: boolean
}

/** The outbox of a person: in the browser where the page is ours and it can encrypt, else in memory. */
export async function openOutbox({ api, session, reauthenticate, person, isOurs }: OpenOptions): Promise<Outbox> {
  const kept = isOurs ? await openBrowserOutbox(indexedDB).catch(() => undefined) : undefined
  const name = `${outboxDatabase}:${person}`
  const outbox = createOutbox({
    person,
    isKept: kept !== undefined,
    storage: kept ?? createMemoryOutbox(),
    api,
    isSignedIn: () => session.getState().status === 'signed-in',
    isOnline: () => navigator.onLine,
    alone: kept ? aloneBy(navigator.locks, name) : (work) => work(),
    neighbours: kept ? createNeighbours(name) : { tell: () => undefined, listen: () => () => undefined },
    onWake: (run) => {
      const stops = [onWake(run), session.subscribe(() => session.getState().status === 'signed-in' && run())]
      return () => stops.forEach((stop) => stop())
    },
    clock: systemClock,
    createKey: uuid,
  })
  return protectWaiting(outbox, () => session.protectEdits(reauthenticate))
}

function protectWaiting(outbox: Outbox, protect: () => () => void): Outbox {
  let release: (() => void) | undefined
  const follow = () => {
    const isWaiting = outbox.getState().entries.length > 0
    if (isWaiting) release ??= protect()
    else {
      release?.()
      release = undefined
    }
  }
  const unfollow = outbox.subscribe(follow)
  return {
    ...outbox,
    stop: () => {
      unfollow()
      release?.()
      outbox.stop()
    },
  }
}

/** Forgets what waits for a person who signs out, whether or not a page has opened it. */
export async function clearOutbox(person: string): Promise<void> {
  if (await isOutboxThere()) await (await openBrowserOutbox(indexedDB)).clear(person)
}

/** By the browser's locks, which it takes back however a tab ends. Without them every tab sends, and the server takes each write once. */
function aloneBy(locks: LockManager | undefined, name: string): OutboxOptions['alone'] {
  if (!locks) return (work) => work()
  return async (work, { onWait, signal }) => {
    const isDone = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work()
      return lock !== null
    })
    if (isDone) return
    onWait()
    await locks.request(name, { signal }, work)
  }
}

const pause = 300

/** Tells the other tabs, a few times a second at most. */
function createNeighbours(name: string): OutboxOptions['neighbours'] {
  const channel = new BroadcastChannel(name)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    tell: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        channel.postMessage('changed')
      }, pause)
    },
    listen: (listener) => {
      channel.addEventListener('message', listener)
      return () => channel.close()
    },
  }
}
