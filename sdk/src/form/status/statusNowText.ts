import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import type { LocaleValue } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'

/** The status that a record has meanwhile, and the person who changed the record last. */
export function statusNowText({ messages }: AnyResource, locale: LocaleValue, record: Stored): string {
  const value = optionLabel(locale, messages, { key: 'status', value: record.status })
  return `${locale.text('status.now', { value })} ${changedByText(locale, record)}`
}

/** The person who changed the record last, and when. */
export function changedByText({ text, dateTime }: LocaleValue, { updatedAt, updatedBy }: Stored): string {
  return `${text('form.updatedBy', { at: dateTime(updatedAt), who: updatedBy?.label ?? text('form.system') })}.`
}
