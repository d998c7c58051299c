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
    const place = session.hasUnsavedEdits() ? 'here' : await placeOfDrafts(drafts)
    const isUnsaved = place === 'here'
    const isAccepted = await confirm({
      title: text('common.signOut.title'),
      message: text('common.signOut.message'),
      detail: unsent > 0 ? plural('common.signOut.unsent', unsent) : place === 'nowhere' ? undefined : text(lossOf[place]),
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

/** A form that was left has only its draft, which goes. A form in another window keeps its text and asks for the password. */
const lossOf = { here: 'common.signOut.unsaved', elsewhere: 'common.signOut.elsewhere' } as const

async function placeOfDrafts(drafts: DraftsValue | null): Promise<keyof typeof lossOf | 'nowhere'> {
  const person = drafts?.isKept ? drafts.getPerson() : undefined
  if (!drafts || person === undefined) return 'nowhere'
  return (await drafts.load()).where(person).catch(() => 'nowhere' as const)
}
