import type { Translator } from '../../locale/createTranslator.js'
import { fillText } from '../../locale/format.js'
import type { Confirmation } from '../../feedback/feedback.js'

/** Deleting more records than this asks for their count to be typed: section 9 of the design. */
const typedCheckAbove = 20

interface Deletion {
  readonly count: number
  /** Of the only record. */
  readonly name?: string
  /** What goes: "departamento", "25 departamentos". */
  readonly what: string
}

/** The question before records are deleted: what is done, the sentence of the specification, and that it can be taken back. */
export function deletionQuestion({ text, locale }: Translator, { count, name, what }: Deletion): Confirmation {
  const one = name ? text('common.delete.named', { value: name }) : text('common.delete.one')
  return {
    title: text('common.record.delete', { name: what }),
    message: count === 1 ? one : fillText(locale, text('common.delete.selected'), { count }),
    detail: text('common.record.delete.kept'),
    acceptLabel: text('common.delete.accept'),
    rejectLabel: text('common.delete.reject'),
    isDestructive: true,
    typedCheck: count > typedCheckAbove ? String(count) : undefined,
  }
}
