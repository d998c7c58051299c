import { useLoading } from '../feedback/FeedbackProvider.js'
import { slowAfter } from '../feedback/useIsSlow.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { Link } from '../navigation/Link.js'
import { usePathname } from '../navigation/NavigationProvider.js'
import type { Credentials } from '../session/session.js'
import { useSession } from '../session/SessionProvider.js'
import { part } from '../feedback/part.js'
import { AccountForm } from './AccountForm.js'
import { PasswordField } from './PasswordField.js'
import { RecoveryForm } from './RecoveryForm.js'
import { useTwoSteps } from './factor/useTwoSteps.js'
import { UsernameField } from './UsernameField.js'

// Few sign-ins need it.
const CodeForm = part(() => import('./factor/CodeForm.js'), 'CodeForm')

/** Signs a user in; `/recuperar-senha` also shows the request for a new password. The guard decides which page comes next. */
export function SignInForm() {
  const { text } = useLocale()
  const { session } = useSession()
  const loading = useLoading()
  const signIn = (credentials: Credentials, signal: AbortSignal) => {
    const work = session.signIn(credentials, { signal })
    // Then the form itself tells that it takes long, and offers to cancel.
    const slow = new Promise<void>((resolve) => setTimeout(resolve, slowAfter))
    loading.during(Promise.race([work, slow]), text('account.signingIn')).catch(() => undefined)
    return work
  }
  const { asked, enter, confirm, back } = useTwoSteps(signIn)
  const pathname = usePathname()
  const isRecovery = pathname.startsWith('/recuperar-senha')
  if (asked) return <CodeForm label={text('account.signIn')} asked={asked} onSend={confirm} onBack={back} />
  return (
    <>
      <AccountForm
        label={text('account.signIn')}
        busyLabel={text('account.signingIn')}
        required={['username', 'password']}
        onSend={({ username = '', password = '' }, signal) => enter({ username, password }, signal)}
        aside={!isRecovery && <Link to="/recuperar-senha">{text('account.forgot')}</Link>}
      >
        {(errorOf) => (
          <>
            <UsernameField errorMessage={errorOf('username')} />
            <PasswordField errorMessage={errorOf('password')} />
          </>
        )}
      </AccountForm>
      {isRecovery && <RecoveryForm />}
    </>
  )
}
