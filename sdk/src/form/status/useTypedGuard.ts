import { useEffect, useEffectEvent, useRef } from 'react'
import { useConfirm } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { isMoveWithin } from '../../navigation/listWithin.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { leaveQuestion } from '../undo/deletionQuestion.js'

interface TypedGuard {
  /** Asks before what was typed is lost. @returns whether the dialog may close */
  readonly mayClose: () => Promise<boolean>
  /** Lets the page go, once it was sent. */
  readonly letGo: () => void
}

/**
 * Asks before Escape, Back, a link or closing the tab loses what was typed into a dialog or a panel: no draft keeps it. `isOnPage` lets moves
 * within the page pass, which a panel outlives.
 */
export function useTypedGuard(isTyped: boolean, isOnPage = false): TypedGuard {
  const navigation = useNavigation()
  const confirm = useConfirm()
  const translator = useLocale()
  const isSent = useRef(false)
  const ask = async () => isSent.current || (await confirm(leaveQuestion(translator, 'status.leave')))
  const mayLeave = useEffectEvent(ask)
  useEffect(
    () =>
      isTyped
        ? navigation.block(
            (to) => (isOnPage && isMoveWithin(navigation.getLocation(), to)) || mayLeave(),
            () => !isSent.current,
          )
        : undefined,
    [navigation, isTyped, isOnPage],
  )
  return {
    mayClose: async () => !isTyped || (await ask()),
    letGo: () => {
      isSent.current = true
    },
  }
}
