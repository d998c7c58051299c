import { useEffect, useRef, useState } from 'react'

export interface Attempt {
  readonly status: 'idle' | 'busy' | 'failed' | 'cancelled' | 'done'
  /** Busy for so long that the person is offered to cancel. */
  readonly isSlow: boolean
  readonly error?: unknown
  /** Epoch milliseconds; 0 before the first attempt ended. */
  readonly endedAt: number
}

// Section 6 of the design: after 8 s the screen offers to cancel, nothing aborts by itself.
const slowMilliseconds = 8_000

const idle: Attempt = { status: 'idle', isSlow: false, endedAt: 0 }

/** One thing sent at a time, which may take long, fail, or be given up. */
export function useAttempt(work: (signal: AbortSignal) => Promise<void>) {
  const [attempt, setAttempt] = useState(idle)
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])

  const start = async (): Promise<void> => {
    if (current.current) return
    const abort = new AbortController()
    current.current = abort
    setAttempt({ ...idle, status: 'busy' })
    const timer = setTimeout(() => setAttempt({ ...idle, status: 'busy', isSlow: true }), slowMilliseconds)
    try {
      await work(abort.signal)
      setAttempt({ ...idle, status: 'done' })
    } catch (error) {
      setAttempt({ status: abort.signal.aborted ? 'cancelled' : 'failed', isSlow: false, error, endedAt: Date.now() })
    } finally {
      clearTimeout(timer)
      current.current = null
    }
  }
  return { attempt, start, cancel: () => current.current?.abort() }
}
