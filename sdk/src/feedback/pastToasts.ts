import { createStore } from '../core/store.js'
import type { Toast } from './feedback.js'
import type { QueuedToast, ToastQueue } from './toastQueue.js'

/** A notice that was shown. Only a lasting action is kept, until the user presses it. */
export interface PastToast extends Pick<Toast, 'severity' | 'title' | 'detail' | 'to' | 'action'> {
  readonly key: string
  /** Timestamp, ISO 8601 UTC. */
  readonly at: string
}

/** The notices of one session, so that the user can read them again. */
export interface PastToasts {
  /** Newest first. */
  readonly get: () => readonly PastToast[]
  readonly subscribe: (listener: () => void) => () => void
  /** Runs the action of a notice, once. */
  readonly act: (key: string) => void
  /** @returns a function that deletes all notices and closes the shown ones, so that the next user cannot read them */
  readonly start: () => () => void
}

/** Limits memory in a session with many errors. */
const mostKept = 100

const keysOf = (queue: ToastQueue) => new Set(queue.get().map(({ key }) => key))

/** Remembers the notices that `queue` shows after `start`. */
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
      // While the notice is shown, the queue runs the action and closes it.
      if (queue.get().some((toast) => toast.key === key)) queue.act(key)
      else action.onPress()
    },
    start() {
      const stop = queue.subscribe(remember)
      // The page may have shown a notice before this effect ran.
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
