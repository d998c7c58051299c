import { useEffect, useEffectEvent } from 'react'
import { useConfirm } from '../feedback/FeedbackProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { MessageKey } from '../locale/messageKey.js'
import { useNavigation } from '../navigation/NavigationProvider.js'
import { useSession } from '../session/SessionProvider.js'
import type { FormStore } from './formStore.js'
import { useStore } from './useStore.js'

/** Milliseconds that a save on its way gets before the person is asked after all. */
const patience = 3000

/**
 * Asks before unsaved edits are left behind by a link, Back, logout or closing the tab; and keeps them over the end of a session.
 * A save on its way is waited for: what it stores needs no question.
 */
export function useUnsavedGuard(store: FormStore | undefined, saving: () => Promise<unknown> | undefined): () => Promise<boolean> {
  const navigation = useNavigation()
  const { session, reauthenticate } = useSession()
  const confirm = useConfirm()
  const { text } = useLocale()
  const isUnsaved = useStore(store, (form) => form.isUnsaved(), false)
  const ask = (to?: string) =>
    confirm({
      title: text('form.leave.title'),
      message: text(leaveMessage(store, to)),
      acceptLabel: text('form.leave.accept'),
      rejectLabel: text('form.leave.reject'),
      isDestructive: true,
    })
  const mayLeave = async (to?: string) => {
    await Promise.race([saving(), new Promise((resolve) => setTimeout(resolve, patience))])
    return !store?.isUnsaved() || (await ask(to))
  }
  const guard = useEffectEvent(mayLeave)
  useEffect(() => {
    if (!store || !isUnsaved) return
    return navigation.block(
      (to) => guard(to),
      () => store.isUnsaved(),
    )
  }, [navigation, store, isUnsaved])
  useEffect(() => (isUnsaved ? session.protectEdits(reauthenticate) : undefined), [isUnsaved, session, reauthenticate])
  return () => mayLeave()
}

function leaveMessage(store: FormStore | undefined, to: string | undefined): MessageKey {
  if (store && !store.isDirty()) return 'files.leave'
  // Whoever signs out leaves no draft behind.
  return to === '/login' ? 'form.leave.lost' : 'form.leave.message'
}

/** Whether the form holds something that is not saved; renders its caller only when that changes. */
export function useIsDirty(store: FormStore | undefined): boolean {
  return useStore(store, (form) => form.isDirty(), false)
}
