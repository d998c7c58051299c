import { account } from './account.js'
import { common } from './common.js'
import { feedback } from './feedback.js'
import { screens } from './screens.js'
import { shell } from './shell.js'

/** What the sign-in says, and every page that fails. */
export const texts = { ...account, ...common, ...feedback, ...screens, ...shell } as const
