import type { Confirmation } from '../../feedback/feedback.js'
import type { Translator } from '../../locale/createTranslator.js'
import type { MessageKey } from '../../locale/messageKey.js'

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
