import { useEffect, useState } from 'react'

/** After this long the page is at rest, and what may be needed later is fetched ahead: it must be there when the network is not. */
const restMilliseconds = 2000

/** A part that is fetched when first needed, at the latest. While it cannot be had it is asked for again at every need. */
export function useLoaded<T extends object>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  const isMissing = loaded === undefined
  useEffect(() => {
    if (!isMissing) return
    let isWanted = true
    const fetch = () => load().then((part) => isWanted && setLoaded(part), reportError)
    const timer = setTimeout(() => void fetch(), isNeeded ? 0 : restMilliseconds)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [load, isNeeded, isMissing])
  return loaded
}
