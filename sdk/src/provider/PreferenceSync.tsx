import { useEffect } from 'react'
import { matchLocale } from '../core/locale.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { usePreference } from '../preferences/PreferencesProvider.js'
import { readTheme } from '../theme/theme.js'
import type { Runtime } from './createRuntime.js'

/** The person's language and look follow from other visits and devices, and go there; what the host fixed stays. */
export function PreferenceSync({ runtime, isLocaleFixed }: { readonly runtime: Runtime; readonly isLocaleFixed: boolean }) {
  useFollowedLocale(isLocaleFixed)
  useFollowedTheme(runtime)
  return null
}

function useFollowedLocale(isFixed: boolean): void {
  const { setLocale } = useLocale()
  const [wish] = usePreference('locale', '')
  useEffect(() => {
    // A language that does not arrive leaves the one that is shown.
    if (wish && !isFixed) setLocale(matchLocale(wish)).catch(() => undefined)
    // Only a new wish moves it: the person may have chosen another since.
  }, [wish, isFixed, setLocale])
}

function useFollowedTheme({ theme, preferences, getWishes }: Runtime): void {
  const [wish] = usePreference<object | null>('theme', null)
  useEffect(() => {
    if (!wish) return
    const next = { ...readTheme(wish), ...getWishes().theme }
    if (JSON.stringify(next) !== JSON.stringify(theme.get())) theme.set(next)
  }, [wish, theme, getWishes])
  useEffect(
    () =>
      theme.subscribe(() => {
        const chosen = theme.get()
        const isKept = JSON.stringify(readTheme(preferences.getValues().theme)) === JSON.stringify(chosen)
        if (!isKept) preferences.set('theme', chosen)
      }),
    [theme, preferences],
  )
}
