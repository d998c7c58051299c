import { useEffect, useState } from 'react'
import { SignInForm } from '../../account/SignInForm.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { usePrefetchedTexts } from '../../feedback/usePrefetchedTexts.js'
import { useMount } from '../../mount/MountProvider.js'
import { useNavigation, usePathname } from '../../navigation/NavigationProvider.js'
import { home } from '../../session/guardRoute.js'
import { useSession } from '../../session/SessionProvider.js'
import { readReturnNote } from '../../shell/route/returnNote.js'
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

/**
 * The secret of a link by which a person chooses a password: `/recuperar-senha#codigo=…`. It stands behind the `#`, which no server sees, and
 * leaves the address at once.
 */
function useLinkCode(): { readonly code: string | undefined; readonly forget: () => void } {
  const isRecovery = usePathname().startsWith('/recuperar-senha')
  const view = useMount().host.ownerDocument.defaultView
  const [code, setCode] = useState(() => codeIn(view))
  useEffect(() => {
    // A link that is pasted into the address of this page does not load it again.
    const take = () => {
      const found = codeIn(view)
      if (found === undefined) return
      setCode(found)
      view?.history.replaceState(view.history.state, '', view.location.pathname)
    }
    take()
    view?.addEventListener('hashchange', take)
    return () => view?.removeEventListener('hashchange', take)
  }, [view])
  return { code: isRecovery ? code : undefined, forget: () => setCode(undefined) }
}

const codeIn = (view: Window | null) => /^#codigo=([\w-]{20,200})$/.exec(view?.location.hash ?? '')?.[1]
