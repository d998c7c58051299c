import { useLocale } from '../locale/LocaleProvider.js'
import { Notice } from './Notice.js'

/** Why nothing may be changed. */
export function ReadOnlyNotice({ reason }: { readonly reason: string }) {
  const { text } = useLocale()
  return (
    <Notice tone="info" title={text('form.readOnly')}>
      <p>{reason}</p>
    </Notice>
  )
}
