import { CloudOff, Compass, Construction, ShieldOff } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { Link } from '../../navigation/Link.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { StatusPage } from './StatusPage.js'

const icon = { width: '1em', height: '1em', strokeWidth: 1.5 }

/** The 404: an address that the product does not have. */
export function NotFoundScreen() {
  const { text } = useLocale()
  return (
    <StatusPage icon={<Compass {...icon} />} title={text('shell.notFound.title')} detail={text('shell.notFound.detail')}>
      <BackButton />
      <HomeLink />
    </StatusPage>
  )
}

/** "Module not found": a page that the product names but does not have yet. */
export function UnavailableScreen() {
  const { text } = useLocale()
  return (
    <StatusPage icon={<Construction {...icon} />} title={text('common.module.notFound')} detail={text('common.module.unavailable')}>
      <BackButton />
      <HomeLink />
    </StatusPage>
  )
}

/** Why a page that is another's does not show a screen: the portal has no right to it, or it belongs to the product's own sign-in. */
export type RefusalReason = 'outside' | 'signIn'

/** In the place of a screen that a portal's page does not show. */
export function RefusedScreen({ reason }: { readonly reason: RefusalReason }) {
  const { text } = useLocale()
  const [title, detail] = reason === 'outside' ? outside : ownSignIn
  return <StatusPage icon={<ShieldOff {...icon} />} title={text(title)} detail={text(detail)} />
}

const outside = ['shell.outside.title', 'shell.outside.detail'] as const
const ownSignIn = ['shell.ownSignIn.title', 'shell.ownSignIn.detail'] as const

/** The page's code did not arrive: the connection is away, or a new version took its place. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { text } = useLocale()
  const { host } = useMount()
  return (
    <StatusPage icon={<CloudOff {...icon} />} title={text('shell.failed.title')} detail={text('shell.failed.detail')}>
      <button type="button" className="ep-shell-button" onClick={() => host.ownerDocument.defaultView?.location.reload()}>
        {text('shell.reload')}
      </button>
      <button type="button" className="ep-shell-button ep-shell-button-accent" onClick={onRetry}>
        {text('common.action.retry')}
      </button>
    </StatusPage>
  )
}

function BackButton() {
  const { text } = useLocale()
  const navigation = useNavigation()
  return (
    <button type="button" className="ep-shell-button" onClick={() => navigation.back('/')}>
      {text('common.action.back')}
    </button>
  )
}

function HomeLink() {
  const { text } = useLocale()
  return (
    <Link to="/" className="ep-shell-button ep-shell-button-accent">
      {text('shell.goHome')}
    </Link>
  )
}
