/** Time as the session needs it; tests bring their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Milliseconds that no change of the system's time moves. */
  monotonic(): number
  /** @returns cancels */
  after(milliseconds: number, run: () => void): () => void
}

// setTimeout keeps its delay in 32 bits; a longer one fires at once.
const longestDelay = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (milliseconds, run) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = (left: number) => {
      timer = setTimeout(() => (left > longestDelay ? wait(left - longestDelay) : run()), Math.min(Math.max(left, 0), longestDelay))
    }
    wait(milliseconds)
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
