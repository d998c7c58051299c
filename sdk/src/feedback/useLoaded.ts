import { createContext, useContext, useEffect, useState } from 'react'
import { reportFailure } from '../core/errors.js'
import { atRest, type Rest } from '../mount/atRest.js'
import { useMount } from '../mount/MountProvider.js'
import { needsReload } from '../mount/reload.js'

/** Called when a needed part cannot be loaded although the server answers. */
export const StuckPartContext = createContext<(() => void) | undefined>(undefined)

/** Parts that may be needed later are loaded early, when the page is idle, so that they also work without a network later. */
const usualRest: Rest = { pause: 2000, latest: 8000 }

/** Loaded parts, which are available at once the next time. */
const parts = new WeakMap<() => Promise<object>, object>()

/** Milliseconds after which a needed part is requested again. */
const patience = 3000

/**
 * Loads a part that is needed soon, so that `useLoaded` has it at once. Resolves when the part is there, cannot be loaded, or takes longer
 * than `patience`: `useLoaded` loads it again.
 */
export async function loadAhead(load: () => Promise<object>): Promise<void> {
  if (parts.has(load)) return
  const loaded = load().then(
    (part) => parts.set(load, part),
    () => undefined,
  )
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))])
}

/**
 * Returns a part and loads it when it is needed, or earlier when the page is idle. A needed part is requested again after errors, and at once
 * when the network is back; a page that can only be reloaded says so. Errors of early loading are ignored.
 */
export function useLoaded<T extends object>(load: () => Promise<T>, isNeeded: boolean, rest = usualRest): T | undefined {
  const [loaded, setLoaded] = useState(() => parts.get(load) as T | undefined)
  const isMissing = loaded === undefined
  const mount = useMount()
  const tellStuck = useContext(StuckPartContext)
  useEffect(() => {
    if (!isMissing) return
    const view = mount.host.ownerDocument.defaultView
    let isWanted = true
    let isTold = false
    const take = (part: T) => {
      parts.set(load, part)
      if (isWanted) setLoaded(part)
    }
    let again: ReturnType<typeof setTimeout> | undefined
    const miss = (error: unknown) => {
      if (!isNeeded || !isWanted) return
      if (again === undefined) reportFailure(error)
      else if (!isTold) void needsReload(mount).then((isStuck) => isStuck && tell())
      again = setTimeout(fetch, patience)
    }
    // Once for each need: the user may close the notice and go on.
    const tell = () => {
      if (!isWanted || isTold) return
      isTold = true
      tellStuck?.()
    }
    const fetch = () => {
      clearTimeout(again)
      load().then(take, miss)
    }
    if (isNeeded) fetch()
    const forget = isNeeded ? undefined : atRest(mount, rest, fetch)
    view?.addEventListener('online', fetch)
    return () => {
      isWanted = false
      clearTimeout(again)
      forget?.()
      view?.removeEventListener('online', fetch)
    }
  }, [load, isNeeded, isMissing, mount, rest, tellStuck])
  return loaded
}
