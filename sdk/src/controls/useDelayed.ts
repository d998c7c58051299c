import { useEffect, useState } from 'react'

/** `value` as it was when it last stood still for `delay` milliseconds; at once with a delay of 0. */
export function useDelayed<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return delay === 0 ? value : settled
}
