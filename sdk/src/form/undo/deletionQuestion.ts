import type { Translator } from '../locale/createTranslator.js'
import { fillText } from '../locale/format.js'
import type { Confirmation } from './feedback.js'

/** Deleting more records than this asks for their count to be typed: section 9 of the design. */
const typedCheckAbove = 20

/** The question before `count` records are deleted; `name` is that of the only one. */
export function deletionQuestion({ text, locale }: Translator, count: number, name?: string): Confirmation {
  const one = name ? text('common.delete.named', { value: name }) : text('common.delete.one')
  return {
    title: text('common.delete.title'),
    message: count === 1 ? one : fillText(locale, text('common.delete.selected'), { count }),
    acceptLabel: text('common.delete.accept'),
    rejectLabel: text('common.delete.reject'),
    isDestructive: true,
    typedCheck: count > typedCheckAbove ? String(count) : undefined,
  }
}
