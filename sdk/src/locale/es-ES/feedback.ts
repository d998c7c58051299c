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
  'feedback.stuck.title': 'Una parte de la página no se cargó',
  'feedback.stuck.detail': 'Recargue la página. Lo que escribió se ofrece de nuevo, salvo datos sensibles.',
  'feedback.stuck.copyFirst': 'Copie lo que haya escrito y recargue la página: lo que no se guardó se pierde.',
  'feedback.stuck.reload': 'Recargar',
} as const satisfies Record<keyof typeof ptFeedback, string>
