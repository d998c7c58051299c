import { importing } from './importing.js'

/** What an import says besides, in Spanish. */
export const texts = { ...importing } as const
