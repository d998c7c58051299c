import { useEffect, useEffectEvent, useState } from 'react'

interface PresenceOptions {
  readonly leaveMilliseconds: number
  readonly onLeft?: () => void
}

/** True from opening until the leaving is over. */
export function usePresence(isOpen: boolean, { leaveMilliseconds, onLeft }: PresenceOptions): boolean {
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)
  const leave = useEffectEvent(() => {
    setIsPresent(false)
    onLeft?.()
  })
  const isLeaving = isPresent && !isOpen
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(leave, leaveMilliseconds)
    return () => clearTimeout(timer)
  }, [isLeaving, leaveMilliseconds])
  return isPresent
}
