import { account } from './account.js'
import { common } from './common.js'
import { controls } from './controls.js'
import { feedback } from './feedback.js'
import { files } from './files.js'
import { form } from './form.js'
import { history } from './history.js'
import { importing } from './importing.js'
import { list } from './list.js'
import { routes } from './routes.js'
import { screens } from './screens.js'
import { session } from './session.js'
import { shell } from './shell.js'
import { status } from './status.js'
import { validation } from './validation.js'
import type { MessageKey } from '../messageKey.js'

export const catalogue: Readonly<Record<MessageKey, string>> = {
  ...account,
  ...common,
  ...controls,
  ...feedback,
  ...files,
  ...form,
  ...history,
  ...importing,
  ...list,
  ...routes,
  ...screens,
  ...session,
  ...shell,
  ...status,
  ...validation,
}
