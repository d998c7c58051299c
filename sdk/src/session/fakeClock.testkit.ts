import type { Clock } from './clock.js'

export interface FakeClock extends Clock {
  /** Lets time pass and runs the timers that are due. */
  pass(milliseconds: number): Promise<void>
  /** Lets time pass without running timers, as on a sleeping machine. */
  sleep(milliseconds: number): void
}

/** A clock for tests that moves only on demand. */
export function createFakeClock(start = Date.parse('2026-11-21T12:00:00Z')): FakeClock {
  let now = start
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  const due = (until: number) => [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
  return {
    now: () => now,
    monotonic: () => now - start,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    pass: async (milliseconds) => {
      const until = now + milliseconds
      for (let timer = due(until); timer; timer = due(until)) {
        timers.delete(timer)
        now = Math.max(now, timer.at)
        timer.run()
        await settle()
      }
      now = until
      await settle()
    },
    sleep: (milliseconds) => {
      now += milliseconds
    },
  }
}

/** Waits until all pending promises have continued. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
