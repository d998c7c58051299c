import { listTools } from './listTools.js'

/** What the tools over a list say besides, in English. */
export const texts = { ...listTools } as const
