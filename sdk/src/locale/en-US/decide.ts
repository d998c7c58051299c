import type { decide as ptDecide } from '../pt-BR/decide.js'

/** What a work list says. */
export const decide = {
  'decide.waiting.one': '{count} record awaits a decision.',
  'decide.waiting.other': '{count} records await a decision.',
  'decide.detail': 'See what each one lacks; once you decide, the next one opens.',
  'decide.start': 'Decide',
  'decide.complete': 'Nothing is missing.',
  'decide.lacks': 'What is missing',
} satisfies Record<keyof typeof ptDecide, string>
