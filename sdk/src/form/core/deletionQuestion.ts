import type { Translator } from '../../locale/createTranslator.js'
import { fillText } from '../../locale/format.js'
import type { Confirmation } from '../../feedback/feedback.js'
import type { MessageKey } from '../../locale/messageKey.js'

/** Above this count the person types the count to confirm: section 9 of the design. */
const typedCheckAbove = 20

interface Deletion {
  readonly count: number
  /** Name of the only record. */
  readonly name?: string
  /** What is deleted: "departamento", "25 departamentos". */
  readonly what: string
  /** Some of them may be in a status in which they are not deleted. */
  readonly isPartial?: boolean
}

/** The question before records are deleted: the sentence of the specification, and that it can be undone. */
export function deletionQuestion({ text, locale }: Translator, { count, name, what, isPartial = false }: Deletion): Confirmation {
  const one = name ? text('common.delete.named', { value: name }) : text('common.delete.one')
  return {
    title: text('common.record.delete', { name: what }),
    message: count === 1 ? one : fillText(locale, text('common.delete.selected'), { count }),
    detail: [text('common.record.delete.kept'), ...(isPartial ? [text('common.record.delete.some')] : [])].join(' '),
    acceptLabel: text('common.delete.accept'),
    rejectLabel: text('common.delete.reject'),
    isDestructive: true,
    typedCheck: count > typedCheckAbove ? String(count) : undefined,
  }
}

/** The question before typed values are left behind. `message` says what happens to them. */
export function leaveQuestion({ text }: Translator, message: MessageKey): Confirmation {
  return {
    title: text('form.leave.title'),
    message: text(message),
    acceptLabel: text('form.leave.accept'),
    rejectLabel: text('form.leave.reject'),
    isDestructive: true,
  }
}
