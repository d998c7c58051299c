import type { feedback as ptFeedback } from '../pt-BR/feedback.js'

export const feedback = {
  'feedback.toasts': 'Notificaciones',
  'feedback.info': 'Información',
  'feedback.success': 'Éxito',
  'feedback.warn': 'Atención',
  'feedback.error': 'Error',
  'feedback.loading': 'Cargando…',
  'feedback.typed': 'Escriba {value} para confirmar',
  'feedback.more': '{count} más',
} as const satisfies Record<keyof typeof ptFeedback, string>
