import { useSyncExternalStore } from 'react'
import { useMount } from './MountProvider.js'

/** False means that the device certainly has no network; true proves nothing. */
export function useIsOnline(): boolean {
  const view = useMount().host.ownerDocument.defaultView
  return useSyncExternalStore(
    (listener) => {
      view?.addEventListener('online', listener)
      view?.addEventListener('offline', listener)
      return () => {
        view?.removeEventListener('online', listener)
        view?.removeEventListener('offline', listener)
      }
    },
    () => view?.navigator.onLine ?? true,
    () => true,
  )
}
