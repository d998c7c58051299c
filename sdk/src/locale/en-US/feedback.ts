import type { feedback as ptFeedback } from '../pt-BR/feedback.js'

export const feedback = {
  'feedback.toasts': 'Notifications',
  'feedback.info': 'Information',
  'feedback.success': 'Success',
  'feedback.warn': 'Attention',
  'feedback.error': 'Error',
  'feedback.loading': 'Loading…',
  'feedback.typed': 'Type {value} to confirm',
  'feedback.more': '{count} more',
} as const satisfies Record<keyof typeof ptFeedback, string>
