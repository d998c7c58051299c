import { useEffect, useEffectEvent, useRef } from 'react'
import { useDrafts } from '../../drafts/DraftsProvider.js'
import { isMoveWithin } from '../../navigation/listWithin.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { useSession } from '../../session/SessionProvider.js'
import type { FormStore } from '../store/formStore.js'
import { useStore } from '../store/useStore.js'
import { useLeaveQuestion } from './useLeaveQuestion.js'

/** Milliseconds that a save on its way gets before the person is asked after all. */
const patience = 3000

/**
 * Asks before unsaved edits are left behind by a link, Back or closing the tab, has signing out name them, and keeps them over the end of a session.
 * A save on its way is waited for: what it stores needs no question.
 * @returns asks before the form itself closes; after a yes nothing asks again
 */
export function useUnsavedGuard(store: FormStore | undefined, saving: () => Promise<unknown> | undefined): () => Promise<boolean> {
  const navigation = useNavigation()
  const { session, reauthenticate } = useSession()
  const ask = useLeaveQuestion()
  const drafts = useDrafts()
  const leftOpen = drafts?.isKept === false ? 'form.leave.messageInPage' : 'form.leave.message'
  const isUnsaved = useStore(store, (form) => form.isUnsaved(), false)
  const mayLeave = async () => {
    await Promise.race([saving(), new Promise((resolve) => setTimeout(resolve, patience))])
    return !store?.isUnsaved() || (await ask(store.isDirty() ? leftOpen : 'files.leave'))
  }
  const isGivenUp = useRef(false)
  const guard = useEffectEvent((to: string) => isMoveWithin(navigation.getLocation(), to) || mayLeave())
  useEffect(() => {
    if (!store || !isUnsaved) return
    return navigation.block(
      (to) => guard(to),
      () => !isGivenUp.current && store.isUnsaved(),
    )
  }, [navigation, store, isUnsaved])
  useEffect(() => (isUnsaved ? session.protectEdits(reauthenticate) : undefined), [isUnsaved, session, reauthenticate])
  return async () => {
    isGivenUp.current = await mayLeave()
    return isGivenUp.current
  }
}

/** Whether the form holds something that is not saved; renders its caller only when that changes. */
export function useIsDirty(store: FormStore | undefined): boolean {
  return useStore(store, (form) => form.isDirty(), false)
}
