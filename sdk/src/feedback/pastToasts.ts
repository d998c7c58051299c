import { createStore } from '../core/store.js'
import type { Toast } from './feedback.js'
import type { QueuedToast, ToastQueue } from './toastQueue.js'

/** A notice that was shown. Of what it offered only a lasting action stays, until it was pressed here or there. */
export interface PastToast extends Pick<Toast, 'severity' | 'title' | 'detail' | 'to' | 'action'> {
  readonly key: string
  /** Timestamp, ISO 8601 UTC. */
  readonly at: string
}

/** Notices of one session, for reading again. */
export interface PastToasts {
  /** Latest first. */
  readonly get: () => readonly PastToast[]
  readonly subscribe: (listener: () => void) => () => void
  /** Does what a notice still offers, once. */
  readonly act: (key: string) => void
  /** @returns forgets everything and takes what is still shown off the page: the next person must not read it */
  readonly start: () => () => void
}

/** A session of errors must not grow without end. */
const mostKept = 100

const keysOf = (queue: ToastQueue) => new Set(queue.get().map(({ key }) => key))

/** Remembers, once started, what `queue` shows from now on. */
export function createPastToasts(queue: ToastQueue, now: () => Date): PastToasts {
  const { get, set, subscribe } = createStore<readonly PastToast[]>([])
  const spend = (keys: ReadonlySet<string>) => {
    if (!get().some(({ key, action }) => action && keys.has(key))) return
    set(get().map((toast) => (keys.has(toast.key) ? { ...toast, action: undefined } : toast)))
  }
  let seen = keysOf(queue)
  const remember = () => {
    spend(new Set(queue.get().flatMap(({ key, isActedOn }) => (isActedOn ? [key] : []))))
    const fresh = queue.get().filter(({ key }) => !seen.has(key))
    if (fresh.length === 0) return
    for (const { key } of fresh) seen.add(key)
    const at = now().toISOString()
    const added = fresh.map((toast) => remembered(toast, at)).reverse()
    set([...added, ...get()].slice(0, mostKept))
  }
  return {
    get,
    subscribe,
    act(key) {
      const action = get().find((toast) => toast.key === key)?.action
      if (!action) return
      spend(new Set([key]))
      // While its notice stands, that goes with it.
      if (queue.get().some((toast) => toast.key === key)) queue.act(key)
      else action.onPress()
    },
    start() {
      const stop = queue.subscribe(remember)
      // A page that stands with its frame may have told something already.
      remember()
      return () => {
        stop()
        set([])
        for (const { key } of queue.get()) queue.close(key)
        seen = keysOf(queue)
      }
    },
  }
}

function remembered({ key, severity, title, detail, to, action }: QueuedToast, at: string): PastToast {
  return { key, severity, title, detail, to, at, action: action?.isLasting ? action : undefined }
}
