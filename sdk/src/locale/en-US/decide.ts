import type { decide as ptDecide } from '../pt-BR/decide.js'

/** What a work list says. */
export const decide = {
  'decide.waiting.one': '{count} record is waiting for a decision.',
  'decide.waiting.other': '{count} records are waiting for a decision.',
  'decide.detail': 'See what is missing in each one; after you decide, the next one opens.',
  'decide.start': 'Decide',
  'decide.complete': 'Nothing is missing.',
  'decide.early': 'Not done yet: this record has only just appeared. Check it and press again.',
  'decide.next': 'Go to the next one',
  'decide.run': 'Decided just now: {count}',
  'decide.lacks': 'What is missing',
} satisfies Record<keyof typeof ptDecide, string>
