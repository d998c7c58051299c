import { useEffect, useEffectEvent } from 'react'
import { useMount } from './MountProvider.js'

/** Opens the browser's print dialog once what is printed is in the page. @param onEnd the dialog was closed */
export function usePrint(isReady: boolean, onEnd: () => void): void {
  const view = useMount().host.ownerDocument.defaultView
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isReady || !view) return
    const listen = () => end()
    view.addEventListener('afterprint', listen)
    const timer = setTimeout(() => view.print())
    return () => {
      clearTimeout(timer)
      view.removeEventListener('afterprint', listen)
    }
  }, [isReady, view])
}
