/** Time as the session needs it; tests bring their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Milliseconds that no change of the system's time moves. */
  monotonic(): number
  /** @returns cancels */
  after(milliseconds: number, run: () => void): () => void
}

// A browser's timer stands still while the machine sleeps, and the page that stays in sight hears nothing of it.
const longestSleep = 30_000

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (milliseconds, run) => {
    const wallEnd = Date.now() + milliseconds
    const end = performance.now() + milliseconds
    const left = () => Math.min(wallEnd - Date.now(), end - performance.now())
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => (left() > 0 ? wait() : run()), Math.min(Math.max(left(), 0), longestSleep))
    }
    wait()
    return () => clearTimeout(timer)
  },
}

/** Calls when the page becomes visible or online again: timers may have slept meanwhile. @returns stops */
export function onWake(run: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  const runWhenVisible = () => document.visibilityState === 'visible' && run()
  document.addEventListener('visibilitychange', runWhenVisible)
  window.addEventListener('online', run)
  return () => {
    document.removeEventListener('visibilitychange', runWhenVisible)
    window.removeEventListener('online', run)
  }
}
