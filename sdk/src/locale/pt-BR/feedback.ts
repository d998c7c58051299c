/** Texts of toasts, dialogs, confirmations and the loading overlay. */
export const feedback = {
  'feedback.toasts': 'Notificações',
  'feedback.info': 'Informação',
  'feedback.success': 'Sucesso',
  'feedback.warn': 'Atenção',
  'feedback.error': 'Erro',
  'feedback.loading': 'Carregando…',
  'feedback.typed': 'Digite {value} para confirmar',
  'feedback.more': 'mais {count}',
  'feedback.stuck.title': 'Uma parte da página não carregou',
  'feedback.stuck.detail': 'Recarregue a página. O que você digitou é oferecido de novo, menos dados sensíveis.',
  'feedback.stuck.copyFirst': 'Copie o que tiver digitado e recarregue a página: o que não foi salvo se perde.',
  'feedback.stuck.reload': 'Recarregar',
} as const
