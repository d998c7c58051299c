import { useEffect, useState } from 'react'

/** True when `isOn` has been true for this long without a break. */
export function useDelay(isOn: boolean, milliseconds: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [isOn, milliseconds])
  return isOn && isOver
}
