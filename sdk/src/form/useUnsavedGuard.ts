import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useConfirm } from '../feedback/FeedbackProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useNavigation } from '../navigation/NavigationProvider.js'
import { useSession } from '../session/SessionProvider.js'
import type { FormStore } from './formStore.js'

/** Asks before unsaved edits are left behind by a link, Back, logout or closing the tab; and keeps them over the end of a session. */
export function useUnsavedGuard(store: FormStore | undefined): () => Promise<boolean> {
  const navigation = useNavigation()
  const { session, reauthenticate } = useSession()
  const confirm = useConfirm()
  const { text } = useLocale()
  const isDirty = useIsDirty(store)
  const ask = (to?: string) =>
    confirm({
      title: text('form.leave.title'),
      // Whoever signs out leaves no draft behind.
      message: text(to === '/login' ? 'form.leave.lost' : 'form.leave.message'),
      acceptLabel: text('form.leave.accept'),
      rejectLabel: text('form.leave.reject'),
      isDestructive: true,
    })
  const guard = useEffectEvent(ask)
  useEffect(() => {
    if (!store || !isDirty) return
    return navigation.block(
      (to) => guard(to),
      () => store.isDirty(),
    )
  }, [navigation, store, isDirty])
  useEffect(() => (isDirty ? session.protectEdits(reauthenticate) : undefined), [isDirty, session, reauthenticate])
  return async () => !store?.isDirty() || (await ask())
}

/** Whether the form holds something that is not saved; renders its caller only when that changes. */
export function useIsDirty(store: FormStore | undefined): boolean {
  const read = () => store?.isDirty() ?? false
  return useSyncExternalStore(store ? store.subscribe : subscribeToNothing, read, read)
}

function subscribeToNothing(): () => void {
  return () => undefined
}
