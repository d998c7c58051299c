import { useEffect, useState } from 'react'

/** Section 6 of the design: after 8 s the screen offers to cancel. */
const patience = 8000

/** Whether `isWaiting` has lasted so long that the person should be told. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isWaiting && isSlow
}
