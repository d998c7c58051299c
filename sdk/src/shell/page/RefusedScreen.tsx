import { ShieldOff } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { StatusPage } from './StatusPage.js'

/** Why a page that is another's does not show a screen: the portal has no right to it, or it belongs to the product's own sign-in. */
export type RefusalReason = 'outside' | 'signIn'

/** In the place of a screen that a portal's page does not show. */
export function RefusedScreen({ reason }: { readonly reason: RefusalReason }) {
  const { text } = useLocale()
  const [title, detail] = reason === 'outside' ? outside : ownSignIn
  return <StatusPage icon={<ShieldOff width="1em" height="1em" strokeWidth={1.5} />} title={text(title)} detail={text(detail)} />
}

const outside = ['shell.outside.title', 'shell.outside.detail'] as const
const ownSignIn = ['shell.ownSignIn.title', 'shell.ownSignIn.detail'] as const
