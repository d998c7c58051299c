import type { Locale } from '../core/locale.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useLoading, useToasts } from './FeedbackProvider.js'

/** Changes the language: the page waits for its texts, and says so when they do not come. */
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
