import { files } from './files.js'
import { form } from './form.js'
import { history } from './history.js'

/** What forms say besides, in Portuguese. */
export const texts = { ...files, ...form, ...history } as const
