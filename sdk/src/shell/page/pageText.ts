import { type MessageKey, useLocale } from '../../locale/LocaleProvider.js'
import type { PageLabel } from './pageLabel.js'

/** Reads a page's label in the person's language. */
export function usePageText(): (label: PageLabel) => string {
  const { text } = useLocale()
  return (label) => {
    if ('text' in label) return label.text
    const title = text(label.key as MessageKey)
    return label.suffix ? `${title} ${label.suffix}` : title
  }
}
