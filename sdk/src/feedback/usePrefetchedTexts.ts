import { useEffect } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import type { TextPart } from '../locale/loadTexts.js'
import { atRest, type Rest } from '../mount/atRest.js'
import { useMount } from '../mount/MountProvider.js'

/** The page counts as idle after this time, whatever the user does. */
const rest: Rest = { pause: 1500, latest: 1500 }

/** Loads the texts of the next page in advance. Errors are ignored, because the next page loads them again. */
export function usePrefetchedTexts(part: TextPart, isDue = true): void {
  const { loadTexts } = useLocale()
  const mount = useMount()
  useEffect(
    () => (isDue ? atRest(mount, rest, () => void loadTexts(part).catch(() => undefined)) : undefined),
    [part, isDue, loadTexts, mount],
  )
}
