import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { PublicLayout } from './PublicLayout.js'

/** `/sessao-expirada`: says that the session ended, and links to the sign-in. */
export function ExpiredSessionScreen() {
  const { text } = useLocale()
  return (
    <PublicLayout>
      <h1>{text('routes.sessionExpired')}</h1>
      <p className="ep-entrance-lead">{text('screens.expired.detail')}</p>
      <Link to="/login" className="ep-button" data-variant="accent">
        {text('screens.expired.action')}
      </Link>
    </PublicLayout>
  )
}
