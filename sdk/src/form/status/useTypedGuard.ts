import { useEffect, useEffectEvent, useRef } from 'react'
import { useConfirm } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { MessageKey } from '../../locale/messageKey.js'
import { isMoveWithin } from '../../navigation/listWithin.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { useSession } from '../../session/SessionProvider.js'
import { leaveQuestion } from '../core/deletionQuestion.js'

interface TypedGuard {
  /** Asks before what was typed is lost. @returns whether the dialog may close */
  readonly mayClose: () => Promise<boolean>
  /** Lets the page go, once it was sent. */
  readonly letGo: () => void
}

interface GuardedPlace {
  /** Lets moves within the page pass, which a panel outlives. @default false */
  readonly isOnPage?: boolean
  /** What happens to the typed text. @default it is lost, because no draft keeps it */
  readonly message?: MessageKey
}

/**
 * Asks before Escape, Back, a link or closing the tab leaves behind what was typed into a dialog or a panel. If the session ends meanwhile, the
 * person signs in over it.
 */
export function useTypedGuard(isTyped: boolean, { isOnPage = false, message = 'status.leave' }: GuardedPlace = {}): TypedGuard {
  const navigation = useNavigation()
  const confirm = useConfirm()
  const translator = useLocale()
  const { session, reauthenticate } = useSession()
  const isSent = useRef(false)
  const ask = async () => isSent.current || (await confirm(leaveQuestion(translator, message)))
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
  useEffect(() => (isTyped ? session.protectEdits(reauthenticate) : undefined), [session, reauthenticate, isTyped])
  return {
    mayClose: async () => !isTyped || (await ask()),
    letGo: () => {
      isSent.current = true
    },
  }
}
