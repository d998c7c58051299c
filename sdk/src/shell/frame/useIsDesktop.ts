import { useSyncExternalStore } from 'react'
import { useMount } from '../../mount/MountProvider.js'
import { desktopBreakpoint } from './layoutState.js'

/** True while the window is wider than the breakpoint; renders again when it crosses it. */
export function useIsDesktop(): boolean {
  const view = useMount().host.ownerDocument.defaultView
  return useSyncExternalStore(
    (listener) => {
      const query = view?.matchMedia(`(min-width: ${desktopBreakpoint + 1}px)`)
      query?.addEventListener('change', listener)
      return () => query?.removeEventListener('change', listener)
    },
    () => (view?.innerWidth ?? 0) > desktopBreakpoint,
    () => true,
  )
}
