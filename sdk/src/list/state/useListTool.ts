import { useCallback } from 'react'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'

/** Returns a tool of the list with its texts loaded. It loads when it is needed, or earlier when the page is idle. */
export function useListTool<T extends object>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  const { loadTexts } = useLocale()
  const loadBoth = useCallback(async () => (await Promise.all([load(), loadTexts('tools')]))[0], [load, loadTexts])
  return useLoaded(loadBoth, isNeeded)
}
