import { type MessageKey, useLocale } from '../../locale/LocaleProvider.js'
import type { PageLabel } from './pageLabel.js'

/** Returns the function that gives a page label's text in the user's language. */
export function usePageText(): (label: PageLabel) => string {
  const { text } = useLocale()
  return (label) => {
    if ('text' in label) return label.text
    const title = text(label.key as MessageKey)
    return label.suffix ? `${title} ${label.suffix}` : title
  }
}
