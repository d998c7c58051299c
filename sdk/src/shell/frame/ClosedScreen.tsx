import { ShieldOff } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { WaysOut } from '../page/absentScreens.js'
import { StatusPage } from '../page/StatusPage.js'

/** In place of the page of an area that an office does not list for the person. */
export function ClosedScreen() {
  const { text } = useLocale()
  return (
    <StatusPage
      icon={<ShieldOff width="1em" height="1em" strokeWidth={1.5} />}
      title={text('shell.closed.title')}
      detail={text('common.failure.no-reading')}
    >
      <WaysOut />
    </StatusPage>
  )
}
