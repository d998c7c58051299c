import { Button } from '../../feedback/Button.js'
import { Compass, Construction } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { isOwnPage } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'
import { Link } from '../../navigation/Link.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { StatusPage } from './StatusPage.js'

const icon = { width: '1em', height: '1em', strokeWidth: 1.5 }

/** The 404 page, for an address unknown to the product. */
export function NotFoundScreen() {
  const { text } = useLocale()
  return (
    <StatusPage icon={<Compass {...icon} />} title={text('shell.notFound.title')} detail={text('shell.notFound.detail')}>
      <WaysOut />
    </StatusPage>
  )
}

/** "Module not found": a page of the product that does not exist yet. */
export function UnavailableScreen() {
  const { text } = useLocale()
  return (
    <StatusPage icon={<Construction {...icon} />} title={text('common.module.notFound')} detail={text('common.module.unavailable')}>
      <WaysOut />
    </StatusPage>
  )
}

/** Ways to another page of the product; none in another team's page, which shows only the screen that it chose. */
export function WaysOut() {
  const { text } = useLocale()
  const navigation = useNavigation()
  if (!isOwnPage(useMount())) return null
  return (
    <>
      <Button variant="secondary" onPress={() => navigation.back('/')}>
        {text('common.action.back')}
      </Button>
      <Link to="/" className="ep-button" data-variant="accent">
        {text('shell.goHome')}
      </Link>
    </>
  )
}
