import { useEffect, useEffectEvent, useRef } from 'react'
import { useConfirm } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { leaveQuestion } from '../undo/deletionQuestion.js'

/** Asks before Back, a link or closing the tab loses what was typed into a dialog: no draft keeps it. @returns lets the page go, once it was sent */
export function useTypedGuard(isTyped: boolean): () => void {
  const navigation = useNavigation()
  const confirm = useConfirm()
  const translator = useLocale()
  const isSent = useRef(false)
  const mayLeave = useEffectEvent(async () => isSent.current || (await confirm(leaveQuestion(translator, 'status.leave'))))
  useEffect(
    () =>
      isTyped
        ? navigation.block(
            () => mayLeave(),
            () => !isSent.current,
          )
        : undefined,
    [navigation, isTyped],
  )
  return () => {
    isSent.current = true
  }
}
