import { SignInForm } from '../../account/SignInForm.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useLocation } from '../../navigation/NavigationProvider.js'
import { PublicLayout } from './PublicLayout.js'

/** `/login` and `/recuperar-senha`: the same screen; the second path also opens the request for a new password. */
export function SignInScreen() {
  const { text } = useLocale()
  const { pathname } = useLocation()
  const isRecovery = pathname.startsWith('/recuperar-senha')
  return (
    <PublicLayout>
      <h1>{isRecovery ? text('screens.signIn.recoverTitle') : text('screens.signIn.title')}</h1>
      {!isRecovery && <p className="ep-entrance-lead">{text('screens.signIn.lead')}</p>}
      <SignInForm />
    </PublicLayout>
  )
}
