import { home } from './home.js'

/** What the pages say that one starts from, in Spanish. */
export const texts = { ...home } as const
