import type { Clock } from './clock.js'

/** How close the end of a session is: 5 minutes before it we show a notice, 1 minute before it we ask. */
export type ExpiryPhase = 'far' | 'soon' | 'last' | 'over'

const minute = 60_000
/** Milliseconds before the end at which each phase begins. */
const starts = { soon: 5 * minute, last: minute, over: 0 } as const

export function expiryPhase(exp: number, now: number): ExpiryPhase {
  const left = exp - now
  if (left <= starts.over) return 'over'
  if (left <= starts.last) return 'last'
  return left <= starts.soon ? 'soon' : 'far'
}

/** Calls `onChange` at the start of each later phase. @returns a function that ends it */
export function watchExpiry(exp: number, clock: Clock, onChange: () => void): () => void {
  const stops = Object.values(starts)
    .map((before) => exp - before - clock.now())
    .filter((wait) => wait > 0)
    .map((wait) => clock.after(wait, onChange))
  return () => stops.forEach((stop) => stop())
}
