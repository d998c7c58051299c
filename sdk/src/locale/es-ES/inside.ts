import { frame } from './frame.js'
import { ownAccount } from './ownAccount.js'
import { routes } from './routes.js'
import { session } from './session.js'

/** What every page behind the sign-in says besides. */
export const texts = { ...frame, ...ownAccount, ...routes, ...session } as const
