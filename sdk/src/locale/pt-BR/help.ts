import { creations } from './creations.js'
import { listKeys } from './listKeys.js'
import { palette } from './palette.js'

/** What the palette, the keyboard help and "o que aconteceu" say besides, in Portuguese. */
export const texts = { ...listKeys, ...palette, ...creations } as const
