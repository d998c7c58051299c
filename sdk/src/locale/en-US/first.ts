import { account } from './account.js'
import { common } from './common.js'
import { feedback } from './feedback.js'
import { routes } from './routes.js'
import { screens } from './screens.js'
import { session } from './session.js'
import { shell } from './shell.js'

/** What the sign-in and the frame say, in English. */
export const texts = { ...account, ...common, ...feedback, ...routes, ...screens, ...session, ...shell } as const
