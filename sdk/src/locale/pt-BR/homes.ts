import { home } from './home.js'

/** What the pages say that one starts from, in Portuguese. */
export const texts = { ...home } as const
