import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { useMount } from '../mount/MountProvider.js'

/** Says that the connection is gone, for as long as it is. */
export function OfflineHint() {
  const { text } = useLocale()
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="ep-offline">
          <WifiOff aria-hidden="true" width="1.25em" height="1.25em" />
          {text('shell.offline')}
        </p>
      )}
    </div>
  )
}

function useIsOnline(): boolean {
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
