import type { Toast } from './feedback.js'
import type { ToastQueue } from './toastQueue.js'

/** A notice that was shown. Its action is gone: what could be undone then may not be undone now. */
export interface PastToast extends Pick<Toast, 'severity' | 'title' | 'detail' | 'to'> {
  readonly key: string
  /** Timestamp, ISO 8601 UTC. */
  readonly at: string
}

/** Notices of one session, for reading again. */
export interface PastToasts {
  /** Latest first. */
  readonly get: () => readonly PastToast[]
  readonly subscribe: (listener: () => void) => () => void
  /** @returns forgets everything and takes what is still shown off the page: the next person must not read it */
  readonly start: () => () => void
}

/** A session of errors must not grow without end. */
const mostKept = 100

/** Remembers what `queue` shows after the start. */
export function createPastToasts(queue: ToastQueue, now: () => Date): PastToasts {
  let past: readonly PastToast[] = []
  const listeners = new Set<() => void>()
  const update = (next: readonly PastToast[]) => {
    past = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => past,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      const seen = new Set(queue.get().map(({ key }) => key))
      const stop = queue.subscribe(() => {
        const fresh = queue.get().filter(({ key }) => !seen.has(key))
        if (fresh.length === 0) return
        for (const { key } of fresh) seen.add(key)
        const at = now().toISOString()
        const added = fresh.map(({ key, severity, title, detail, to }) => ({ key, severity, title, detail, to, at })).reverse()
        update([...added, ...past].slice(0, mostKept))
      })
      return () => {
        stop()
        update([])
        for (const { key } of queue.get()) queue.close(key)
      }
    },
  }
}
