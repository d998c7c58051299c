import { palette } from './palette.js'

/** What the palette, the keyboard help and "o que aconteceu" say besides, in English. */
export const texts = { ...palette } as const
