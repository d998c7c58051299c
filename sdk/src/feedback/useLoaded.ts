import { useEffect, useState } from 'react'
import { atRest, type Rest } from '../mount/atRest.js'
import { useMount } from '../mount/MountProvider.js'

/** What may be needed later is fetched ahead when the page is at rest, and soon: it must be there when the network is not. */
const usualRest: Rest = { pause: 2000, latest: 8000 }
const none: Rest = { pause: 0 }

/** What was fetched once is there at once the next time. */
const parts = new WeakMap<() => Promise<object>, object>()

/**
 * A part that is fetched when first needed, at the latest. While it cannot be had it is asked for again at every need and whenever the
 * network is back; fetching ahead fails in silence, for nobody misses it yet.
 */
export function useLoaded<T extends object>(load: () => Promise<T>, isNeeded: boolean, rest = usualRest): T | undefined {
  const [loaded, setLoaded] = useState(() => parts.get(load) as T | undefined)
  const isMissing = loaded === undefined
  const mount = useMount()
  useEffect(() => {
    if (!isMissing) return
    const view = mount.host.ownerDocument.defaultView
    let isWanted = true
    const take = (part: T) => {
      parts.set(load, part)
      if (isWanted) setLoaded(part)
    }
    const fetch = () => void load().then(take, isNeeded ? reportError : () => undefined)
    const forget = atRest(mount, isNeeded ? none : rest, fetch)
    view?.addEventListener('online', fetch)
    return () => {
      isWanted = false
      forget()
      view?.removeEventListener('online', fetch)
    }
  }, [load, isNeeded, isMissing, mount, rest])
  return loaded
}
