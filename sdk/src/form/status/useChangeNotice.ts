import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { TakenBack } from './useTakeBack.js'

/** Milliseconds that a notice stays: longer where it offers undo, longest where a number is read aloud and written down. */
const [noticeLife, undoLife] = [5_000, 10_000]
export const longLife = 20_000

/** Reports a change. `undo` takes it back, where it is reversible. */
export type TellChange = (words: string, undo?: () => Promise<TakenBack>, life?: number) => void

/** Takes a change back, and tells by a notice what became of that. */
export function useTakenBackNotice(): (undo: () => Promise<TakenBack>) => Promise<void> {
  const toasts = useToasts()
  const { text } = useLocale()
  return async function take(undo) {
    const { isDone, isOver, words: detail, title } = await undo()
    if (isDone) return void toasts.show({ title, severity: 'success', detail, life: noticeLife })
    const again = isOver ? undefined : { label: text('common.action.retry'), onPress: () => void take(undo), isLasting: true as const }
    toasts.show({ title, severity: 'error', detail, action: again })
  }
}

/** Tells a change by a notice that offers to take it back, and what became of that. */
export function useChangeNotice(): TellChange {
  const toasts = useToasts()
  const { text } = useLocale()
  const takeBack = useTakenBackNotice()
  return (title, undo, life = noticeLife) => {
    const action = undo && { label: text('common.record.undo'), onPress: () => void takeBack(undo), isLasting: true }
    toasts.show({ severity: 'success', title, life: action ? undoLife : life, action })
  }
}
