import { SignInForm } from '../../account/SignInForm.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { usePrefetchedTexts } from '../../locale/withTexts.js'
import { PublicLayout } from './PublicLayout.js'

/** `/login` and `/recuperar-senha` share this screen; the second path also opens the request for a new password. */
export function SignInScreen() {
  const { text } = useLocale()
  usePrefetchedTexts('homes')
  return (
    <PublicLayout>
      <h1>{text('screens.signIn.title')}</h1>
      <p className="ep-entrance-lead">{text('screens.signIn.lead')}</p>
      <SignInForm />
    </PublicLayout>
  )
}
