import type { AnyResource } from '../../core/resource.js'
import type { Transition } from '../../core/workflow.js'
import type { LocaleValue } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'

/** The words on the command of a transition: its own, or the status that it leads to. */
export function transitionLabel({ messages }: AnyResource, locale: LocaleValue, { name, to }: Transition): string {
  return messages[locale.locale].transitions?.[name] ?? optionLabel(locale, messages, { key: 'status', value: to })
}
