import { decide } from './decide.js'
import { files } from './files.js'
import { form } from './form.js'
import { history } from './history.js'
import { validation } from './validation.js'

/** What forms say besides, in English. */
export const texts = { ...decide, ...files, ...form, ...history, ...validation } as const
