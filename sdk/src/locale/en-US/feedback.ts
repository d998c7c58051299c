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
  'feedback.stuck.title': 'A part of the page did not load',
  'feedback.stuck.detail': 'Reload the page. What you typed is offered again, except sensitive data.',
  'feedback.stuck.copyFirst': 'Copy what you have typed and reload the page: what is not saved is lost.',
  'feedback.stuck.reload': 'Reload',
} as const satisfies Record<keyof typeof ptFeedback, string>
