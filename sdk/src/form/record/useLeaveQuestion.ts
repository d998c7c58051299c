import { useConfirm } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { MessageKey } from '../../locale/messageKey.js'

/** Asks before what was typed is left behind; `message` says what becomes of it. */
export function useLeaveQuestion(): (message: MessageKey) => Promise<boolean> {
  const confirm = useConfirm()
  const { text } = useLocale()
  return (message) =>
    confirm({
      title: text('form.leave.title'),
      message: text(message),
      acceptLabel: text('form.leave.accept'),
      rejectLabel: text('form.leave.reject'),
      isDestructive: true,
    })
}
