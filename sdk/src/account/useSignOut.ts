import { type DraftsValue, useDrafts } from '../drafts/DraftsProvider.js'
import { useConfirm } from '../feedback/FeedbackProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useNavigation } from '../navigation/NavigationProvider.js'
import { useSession } from '../session/SessionProvider.js'

/**
 * Asks once, naming the unsaved changes and what waits to be sent, then signs out and goes to `/login`, or where the host of the session leads.
 * @returns nothing when the host leads nowhere
 */
export function useSignOut(): (() => void) | undefined {
  const { text, plural } = useLocale()
  const confirm = useConfirm()
  const navigation = useNavigation()
  const { session } = useSession()
  const drafts = useDrafts()
  const signOut = async () => {
    const unsent = session.countUnsent?.() ?? 0
    // A draft may belong to a form in another window, or to one that was left: signing out deletes both.
    const isUnsaved = session.hasUnsavedEdits() || (await hasDrafts(drafts))
    const isAccepted = await confirm({
      title: text('common.signOut.title'),
      message: text('common.signOut.message'),
      detail: unsent > 0 ? plural('common.signOut.unsent', unsent) : isUnsaved ? text('common.signOut.unsaved') : undefined,
      acceptLabel: text('common.signOut.accept'),
      rejectLabel: text('common.signOut.reject'),
      isDestructive: isUnsaved,
    })
    if (!isAccepted) return
    session.signOut()
    if (session.kind === 'stored') navigation.navigate('/login', { replace: true, force: true })
  }
  return session.canSignOut === false ? undefined : () => void signOut()
}

async function hasDrafts(drafts: DraftsValue | null): Promise<boolean> {
  const person = drafts?.isKept ? drafts.getPerson() : undefined
  if (!drafts || person === undefined) return false
  return (await drafts.load()).has(person).catch(() => false)
}
