import { useMemo, useSyncExternalStore } from 'react'
import { useMount } from '../../mount/MountProvider.js'
import { desktopBreakpoint } from './layoutState.js'

/** True while the window is wider than the breakpoint; renders only when it crosses it. */
export function useIsDesktop(): boolean {
  const view = useMount().host.ownerDocument.defaultView
  // Reading `innerWidth` would force a layout of the page at every render.
  const query = useMemo(() => view?.matchMedia(`(min-width: ${(desktopBreakpoint + 1) / 16}em)`), [view])
  return useSyncExternalStore(
    (listener) => {
      query?.addEventListener('change', listener)
      return () => query?.removeEventListener('change', listener)
    },
    () => query?.matches === true,
    () => true,
  )
}
