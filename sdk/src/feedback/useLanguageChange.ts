import type { Locale } from '../core/locale.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useLoading, useToasts } from './FeedbackProvider.js'

/** Returns a function that changes the language; the page waits for the texts and shows an error when they do not load. */
export function useLanguageChange(): (locale: Locale) => void {
  const { setLocale, text } = useLocale()
  const toasts = useToasts()
  const loading = useLoading()
  return (locale) => {
    loading
      .during(setLocale(locale))
      .catch(() => toasts.show({ severity: 'error', title: text('shell.language.failed'), detail: text('shell.failed.detail') }))
  }
}
