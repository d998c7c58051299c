import { useLocale } from '../../locale/LocaleProvider.js'
import type { LocaleValue } from '../../locale/LocaleProvider.js'

/** Names that a sentence can hold on a phone. */
const mostNamed = 6

/** The names of fields in a sentence; of many, their number. */
export function fieldsText({ text }: Pick<LocaleValue, 'text'>, names: readonly string[]): string {
  return names.length > mostNamed ? text('form.fieldCount', { count: names.length }) : names.join(', ')
}

/** The names that `fieldsText` only counted, on demand. */
export function FieldNames({ names }: { readonly names: readonly string[] }) {
  const { text } = useLocale()
  if (names.length <= mostNamed) return null
  return (
    <details className="ep-notice-detail">
      <summary>{text('form.whichFields')}</summary>
      <p>{names.join(', ')}</p>
    </details>
  )
}
