import { importing } from './importing.js'

/** What an import says besides, in English. */
export const texts = { ...importing } as const
