import { useCallback } from 'react'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'

/** A tool over the list with what it says, fetched when first needed, at the latest. */
export function useListTool<T extends object>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  const { loadTexts } = useLocale()
  const loadBoth = useCallback(async () => (await Promise.all([load(), loadTexts('tools')]))[0], [load, loadTexts])
  return useLoaded(loadBoth, isNeeded)
}
