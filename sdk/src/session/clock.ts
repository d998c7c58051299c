/** The clock of a session; tests use their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Milliseconds of a clock that does not change with the system time. */
  monotonic(): number
  /** @returns a function that cancels the timer */
  after(milliseconds: number, run: () => void): () => void
}

// Browser timers stop while the machine sleeps, and a visible page gets no event when it wakes up.
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

/** Calls `run` when the page becomes visible or online again, because timers may have stopped before. @returns a function that ends it */
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
