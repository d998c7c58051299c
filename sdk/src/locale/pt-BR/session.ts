export const session = {
  'session.notKept': 'Este navegador não guarda dados. Sua sessão vale até você fechar ou recarregar esta página.',
  'session.soon.title': 'Sua sessão termina em menos de 5 minutos',
  'session.soon.detail': 'Continue conectado para não precisar entrar de novo.',
  'session.continue': 'Continuar conectado',
  'session.continuing': 'Renovando a sessão…',
  'session.notNow': 'Agora não',
  'session.last.title': 'Sua sessão está terminando',
  'session.last.left.one': 'Ela termina em {count} segundo.',
  'session.last.left.other': 'Ela termina em {count} segundos.',
  'session.last.detail': 'Se terminar com algo por salvar, pedimos sua senha e o que você digitou continua na página.',
} as const
