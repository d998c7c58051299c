import { useEffect, useState } from 'react'

/** Seconds left of `seconds`, counted from `start` (epoch milliseconds). */
export function useCountdown(seconds: number, start: number): number {
  const [now, setNow] = useState(start)
  const left = Math.max(0, Math.ceil(seconds - (Math.max(now, start) - start) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}
