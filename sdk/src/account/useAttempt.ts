import { useEffect, useRef, useState } from 'react'
import { useIsSlow } from '../feedback/useIsSlow.js'

/** State of the last attempt. */
export interface Attempt {
  readonly status: 'idle' | 'busy' | 'failed' | 'cancelled' | 'done'
  /** The attempt takes so long that the user may cancel it. */
  readonly isSlow: boolean
  readonly error?: unknown
  /** Epoch milliseconds; 0 before the first attempt has ended. */
  readonly endedAt: number
}

const idle: Omit<Attempt, 'isSlow'> = { status: 'idle', endedAt: 0 }

/** Runs one request at a time, which may be slow, fail or be cancelled. */
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
