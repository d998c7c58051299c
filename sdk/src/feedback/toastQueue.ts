import { createStore } from '../core/store.js'
import type { Toast, Toasts } from './feedback.js'

/** A toast in the queue. */
export interface QueuedToast extends Toast {
  readonly key: string
  /** It is fading out and ignores presses. */
  readonly isLeaving: boolean
  /** Its action was run. @default false */
  readonly isActedOn?: boolean
  /** How many open dialogs it waits for. @default 0 */
  readonly aside?: number
}

/** The toasts of one provider. */
export interface ToastQueue extends Toasts {
  /** Oldest first. */
  readonly get: () => readonly QueuedToast[]
  readonly subscribe: (listener: () => void) => () => void
  /** Adds a toast. @returns its key */
  readonly add: (toast: Toast) => string
  readonly close: (key: string) => void
  /** Runs the toast's action, once, and closes it. */
  readonly act: (key: string) => void
  /** Call it when a toast will probably follow: the component that shows toasts is loaded in the meantime. */
  readonly expect: () => void
  /** Whether there is a toast, or one is expected. */
  readonly isExpected: () => boolean
  /** Puts the present toasts aside, with the time that they have left. @returns brings them back */
  readonly setAside: () => () => void
  /** Stops all timers while the user reads. */
  readonly pauseAll: () => void
  /** Starts or continues all timers; first called when the component that shows toasts is loaded. */
  readonly resumeAll: () => void
}

/** Duration of the closing animation; keep it equal to `toast.css`. */
const leaveMilliseconds = 450

/** Creates the toast queue of one provider. Timers wait until the toasts are shown, and pause while the user reads. */
export function createToastQueue(): ToastQueue {
  const { get, set, subscribe } = createStore<readonly QueuedToast[]>([])
  let isPaused = true
  let isExpected = false
  let count = 0
  const lives = new Map<string, Life>()

  const close = (key: string) => {
    lives.get(key)?.pause()
    lives.delete(key)
    if (!get().some((toast) => toast.key === key && !toast.isLeaving)) return
    set(get().map((toast) => (toast.key === key ? { ...toast, isLeaving: true } : toast)))
    setTimeout(() => set(get().filter((toast) => toast.key !== key)), leaveMilliseconds)
  }
  const act = (key: string) => {
    const toast = get().find((candidate) => candidate.key === key)
    if (!toast || toast.isActedOn) return
    set(get().map((other) => (other === toast ? { ...other, isActedOn: true } : other)))
    toast.action?.onPress()
    close(key)
  }
  const add = (toast: Toast) => {
    const key = `toast-${++count}`
    set([...get(), { ...toast, key, isLeaving: false }])
    if (toast.life !== undefined)
      lives.set(
        key,
        createLife(toast.life, () => close(key)),
      )
    if (!isPaused) lives.get(key)?.resume()
    return key
  }
  const runLives = () => {
    for (const { key, aside = 0 } of get()) {
      if (isPaused || aside > 0) lives.get(key)?.pause()
      else lives.get(key)?.resume()
    }
  }
  const pauseOrResume = (pause: boolean) => {
    isPaused = pause
    runLives()
  }
  const setAside = () => {
    const keys = new Set(get().map(({ key }) => key))
    const move = (by: number) => {
      if (keys.size === 0) return
      set(get().map((toast) => (keys.has(toast.key) ? { ...toast, aside: (toast.aside ?? 0) + by } : toast)))
      runLives()
    }
    move(1)
    return () => move(-1)
  }
  return {
    show: (toast) => {
      const key = add(toast)
      return () => close(key)
    },
    add,
    close,
    act,
    expect: () => {
      isExpected = true
      set(get())
    },
    isExpected: () => isExpected || get().length > 0,
    get,
    subscribe,
    setAside,
    pauseAll: () => pauseOrResume(true),
    resumeAll: () => pauseOrResume(false),
  }
}

interface Life {
  pause(): void
  resume(): void
}

/** A timer that can pause and continue with the remaining time. */
function createLife(milliseconds: number, onEnd: () => void): Life {
  let left = milliseconds
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= Date.now() - since
    },
    resume() {
      if (timer !== undefined) return
      since = Date.now()
      timer = setTimeout(onEnd, left)
    },
  }
}
