import { useEffect, useState } from 'react'
import { atRest, type Rest } from '../mount/atRest.js'
import { useMount } from '../mount/MountProvider.js'

/** What may be needed later is fetched ahead when the page is at rest, and soon: it must be there when the network is not. */
const usualRest: Rest = { pause: 2000, latest: 8000 }
const none: Rest = { pause: 0 }

/** What was fetched once is there at once the next time. */
const parts = new WeakMap<() => Promise<object>, object>()

/** Milliseconds after which a part that is missed is asked for again. */
const patience = 3000

/**
 * A part that is fetched when first needed, at the latest. While it is missed it is asked for again and again, and at once when the
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
    let again: ReturnType<typeof setTimeout> | undefined
    const miss = (error: unknown) => {
      if (!isNeeded || !isWanted) return
      if (again === undefined) reportError(error)
      again = setTimeout(fetch, patience)
    }
    const fetch = () => {
      clearTimeout(again)
      load().then(take, miss)
    }
    const forget = atRest(mount, isNeeded ? none : rest, fetch)
    view?.addEventListener('online', fetch)
    return () => {
      isWanted = false
      clearTimeout(again)
      forget()
      view?.removeEventListener('online', fetch)
    }
  }, [load, isNeeded, isMissing, mount, rest])
  return loaded
}
