import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds after which what the device could not keep is tried again. */
const retryAfter = 5000

/** What keeps answers on the device, and tries again while it is full: until then they are in this page only. */
export interface Keeping {
  /** The device has no room, so the last answers are not kept. */
  readonly isFull: boolean
  /** Runs `work`, which keeps an answer, now or as soon as there is room; newer work of the same answer replaces it. */
  readonly keep: (answer: string, work: () => Promise<void>) => Promise<void>
}

export function useKeeping(): Keeping {
  const [isFull, setFull] = useState(false)
  const left = useRef(new Map<string, () => Promise<void>>())
  const turn = useRef(Promise.resolve())
  // One after the other: work that is under way must not run twice.
  const keepAll = useCallback(() => {
    turn.current = turn.current.then(async () => {
      try {
        for (const [answer, work] of left.current) {
          await work()
          if (left.current.get(answer) === work) left.current.delete(answer)
        }
        setFull(false)
      } catch {
        setFull(true)
      }
    })
    return turn.current
  }, [])
  useEffect(() => {
    if (!isFull) return
    const timer = setInterval(() => void keepAll(), retryAfter)
    return () => clearInterval(timer)
  }, [isFull, keepAll])
  const keep = useCallback(
    (answer: string, work: () => Promise<void>) => {
      left.current.delete(answer)
      left.current.set(answer, work)
      return keepAll()
    },
    [keepAll],
  )
  return { isFull, keep }
}
