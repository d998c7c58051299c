import { ShieldOff } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { StatusPage } from './StatusPage.js'

/** Why an embedded page shows no screen: the portal has no permission, or the screen belongs to the product's own sign-in. */
export type RefusalReason = 'outside' | 'signIn'

interface RefusedScreenProps {
  /** `'outside'`: the portal's access leaves the screen out; `'signIn'`: it is the product's own sign-in. */
  readonly reason: RefusalReason
}

/** Replaces a screen that an embedded page does not show. */
export function RefusedScreen({ reason }: RefusedScreenProps) {
  const { text } = useLocale()
  const [title, detail] = reason === 'outside' ? outside : ownSignIn
  return <StatusPage icon={<ShieldOff width="1em" height="1em" strokeWidth={1.5} />} title={text(title)} detail={text(detail)} />
}

const outside = ['shell.outside.title', 'shell.outside.detail'] as const
const ownSignIn = ['shell.ownSignIn.title', 'shell.ownSignIn.detail'] as const
