import { useLocale } from '../../locale/LocaleProvider.js'
import type { PageLabel } from './pageLabel.js'

/** Returns the function that gives a page label's text in the user's language. */
export function usePageText(): (label: PageLabel) => string {
  const { title } = useLocale()
  return (label) => {
    if ('text' in label) return label.text
    return label.suffix ? `${title(label.title)} ${label.suffix}` : title(label.title)
  }
}
