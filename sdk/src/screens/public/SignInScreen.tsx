import { useEffect } from 'react'
import { SignInForm } from '../../account/SignInForm.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { usePrefetchedTexts } from '../../feedback/usePrefetchedTexts.js'
import { useMount } from '../../mount/MountProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { home } from '../../session/guardRoute.js'
import { useSession } from '../../session/SessionProvider.js'
import { readReturnNote } from '../../shell/route/returnNote.js'
import { useLinkCode } from './linkCode.js'
import { PublicLayout } from './PublicLayout.js'

/** `/login` and `/recuperar-senha` share this screen; the second path also opens the request for a new password. */
export function SignInScreen() {
  return useSession().session.kind === 'host-supplied' ? <SignedInByHost /> : <SignIn />
}

/** No password would sign anybody in here, so the page leads to the start page. */
function SignedInByHost() {
  const navigation = useNavigation()
  useEffect(() => navigation.navigate(home, { replace: true, force: true }), [navigation])
  return null
}

function SignIn() {
  const { text } = useLocale()
  const { state } = useSession()
  const view = useMount().host.ownerDocument.defaultView
  // A reload of this page forgets the session, and why it ended.
  const isElsewhere = state.status === 'signed-out' && (state.isElsewhere || readReturnNote(view)?.isElsewhere === true)
  usePrefetchedTexts('homes')
  const { code, forget } = useLinkCode()
  if (code !== undefined)
    return (
      <PublicLayout>
        <NewPassword key={code} code={code} onAsk={forget} />
      </PublicLayout>
    )
  return (
    <PublicLayout>
      <h1>{text('screens.signIn.title')}</h1>
      <p className="ep-entrance-lead" role={isElsewhere ? 'status' : undefined}>
        {text(isElsewhere ? 'screens.signIn.ended' : 'screens.signIn.lead')}
      </p>
      <SignInForm />
    </PublicLayout>
  )
}

const loadNewPassword = () => import('../../account/NewPasswordForm.js')

function NewPassword(props: { readonly code: string; readonly onAsk: () => void }) {
  const loaded = useLoaded(loadNewPassword, true)
  return loaded ? <loaded.NewPasswordForm {...props} /> : null
}
