import { importing } from './importing.js'

/** What an import says besides, in Portuguese. */
export const texts = { ...importing } as const
