import type { TextPart } from '../locale/loadTexts.js'

/** Catalogue parts of the help; lists and forms hold the names of their keys. */
export const helpTexts: readonly TextPart[] = ['records', 'editing', 'help']
