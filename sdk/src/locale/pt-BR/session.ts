export const session = {
  'session.notKept': 'Este navegador não guarda dados. Sua sessão vale até você fechar ou recarregar esta página.',
} as const
