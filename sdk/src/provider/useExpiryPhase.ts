import { useCallback, useSyncExternalStore } from 'react'
import { onWake, systemClock } from '../session/clock.js'
import { type ExpiryPhase, expiryPhase, watchExpiry } from '../session/expiryPhase.js'

/** How near the end of the session is; the page may have slept through some of it. */
export function useExpiryPhase(exp: number | undefined): ExpiryPhase {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (exp === undefined) return () => undefined
      const stops = [watchExpiry(exp, systemClock, onChange), onWake(onChange)]
      return () => stops.forEach((stop) => stop())
    },
    [exp],
  )
  const read = () => (exp === undefined ? 'far' : expiryPhase(exp, systemClock.now()))
  return useSyncExternalStore(subscribe, read, read)
}
