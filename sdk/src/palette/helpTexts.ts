import type { TextPart } from '../locale/loadTexts.js'

/** What the help for daily work says; its keys are named by lists and forms. */
export const helpTexts: readonly TextPart[] = ['records', 'editing', 'help']
