import { useEffect, useRef, useState } from 'react'
import { useIsSlow } from '../feedback/useIsSlow.js'

/** How the last try stands. */
export interface Attempt {
  readonly status: 'idle' | 'busy' | 'failed' | 'cancelled' | 'done'
  /** Busy for so long that the person is offered to cancel. */
  readonly isSlow: boolean
  readonly error?: unknown
  /** Epoch milliseconds; 0 before the first attempt ended. */
  readonly endedAt: number
}

const idle: Omit<Attempt, 'isSlow'> = { status: 'idle', endedAt: 0 }

/** One thing sent at a time, which may take long, fail, or be given up. */
export function useAttempt(work: (signal: AbortSignal) => Promise<void>) {
  const [attempt, setAttempt] = useState(idle)
  const isSlow = useIsSlow(attempt.status === 'busy')
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])

  const start = async (): Promise<void> => {
    if (current.current) return
    const abort = new AbortController()
    current.current = abort
    setAttempt({ ...idle, status: 'busy' })
    try {
      await work(abort.signal)
      setAttempt({ ...idle, status: 'done' })
    } catch (error) {
      setAttempt({ status: abort.signal.aborted ? 'cancelled' : 'failed', error, endedAt: Date.now() })
    } finally {
      current.current = null
    }
  }
  return { attempt: { ...attempt, isSlow }, start, cancel: () => current.current?.abort() }
}
