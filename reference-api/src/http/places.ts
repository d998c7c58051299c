import { Problem } from './Problem.js'

/** Releases the place. */
type Leave = () => void

/**
 * Limits expensive work to `count` at a time; further calls wait in line.
 * @returns a function that takes a place
 * @throws Problem 503 when no place was free for half a minute
 */
export function createPlaces(count: number, waitMilliseconds = 30_000): () => Promise<Leave> {
  let free = count
  const waiting = new Set<() => void>()
  const leave = () => {
    const [next] = waiting
    if (next) next()
    else free++
  }
  const once = (): Leave => {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      leave()
    }
  }
  return () =>
    new Promise((resolve, reject) => {
      if (free > 0) {
        free--
        return resolve(once())
      }
      const take = () => {
        clearTimeout(timer)
        waiting.delete(take)
        resolve(once())
      }
      const timer = setTimeout(() => {
        waiting.delete(take)
        reject(new Problem(503, 'unavailable', { retryAfter: 5 }))
      }, waitMilliseconds)
      waiting.add(take)
    })
}
