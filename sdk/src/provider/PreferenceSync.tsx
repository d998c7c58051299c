import { useEffect } from 'react'
import { matchLocale } from '../core/locale.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { usePreference } from '../preferences/PreferencesProvider.js'
import type { Runtime } from './createRuntime.js'
import { followTheme } from './followTheme.js'

/** The person's language and look follow from other visits and devices, and go there; what the host fixed stays. */
export function PreferenceSync({ runtime, isLocaleFixed }: { readonly runtime: Runtime; readonly isLocaleFixed: boolean }) {
  useFollowedLocale(isLocaleFixed)
  // Outside React: a change of the look renders nothing here.
  useEffect(() => followTheme(runtime), [runtime])
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
