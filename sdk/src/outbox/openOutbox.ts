import type { ApiClient } from '../api/client.js'
import { onWake, systemClock } from '../session/clock.js'
import type { Reauthenticate, SessionStore } from '../session/session.js'
import { openBrowserOutbox } from './createBrowserOutbox.js'
import { createMemoryOutbox } from './createMemoryOutbox.js'
import { createOutbox, type Outbox, type OutboxOptions } from './createOutbox.js'
import { createOutboxJournal } from './outboxJournal.js'
import { isOutboxThere, outboxDatabase } from './outboxThere.js'
import { uuid } from './uuid.js'

interface OpenOptions {
  readonly api: Pick<ApiClient, 'send' | 'upload'>
  readonly session: SessionStore
  /** Sign-out would lose waiting writes, so the session asks first, as for an unsaved form. */
  readonly reauthenticate: Reauthenticate
  readonly person: string
  /** False in an embed, where nothing is stored. */
  readonly isOurs: boolean
}

/** The outbox of a person: in the browser when the page is the product's own and can encrypt, otherwise in memory. */
export async function openOutbox({ api, session, reauthenticate, person, isOurs }: OpenOptions): Promise<Outbox> {
  const kept = isOurs && typeof indexedDB !== 'undefined' ? await openBrowserOutbox(indexedDB).catch(() => undefined) : undefined
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
  return protectWaiting(outbox, () => session.protectEdits(reauthenticate, () => outbox.getState().entries.length))
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

/** Deletes the waiting writes of a person who signs out, even when no page has opened the outbox. */
export async function clearOutbox(person: string): Promise<void> {
  createOutboxJournal().clear(person)
  if (await isOutboxThere()) await (await openBrowserOutbox(indexedDB)).clear(person)
}

/** Uses the browser's locks, which end with the tab in every case. Without locks every tab sends, and the server stores each write once. */
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

/** Notifies the other tabs, at most a few times per second. */
export function createNeighbours(name: string): OutboxOptions['neighbours'] {
  const channel = new BroadcastChannel(name)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  const post = () => {
    timer = undefined
    channel.postMessage('changed')
  }
  return {
    tell: () => {
      if (isOpen) timer ??= setTimeout(post, pause)
    },
    listen: (listener) => {
      channel.addEventListener('message', listener)
      return () => {
        // What changed last is told before the channel closes, after which it would throw.
        const isWaiting = timer !== undefined
        clearTimeout(timer)
        if (isWaiting) post()
        isOpen = false
        channel.close()
      }
    },
  }
}
