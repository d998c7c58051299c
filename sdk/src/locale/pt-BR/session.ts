export const session = {
  'common.failure.access-ended':
    'O acesso desta página terminou. Tente de novo; se não adiantar, copie o que tiver digitado e recarregue a página.',
  'common.failure.access-missing': 'Esta página não conseguiu acesso ao sistema. Tente de novo; se não adiantar, avise quem cuida dela.',
  'session.other.here':
    '{name} entrou em outra aba deste navegador, e esta página agora é dessa pessoa. O que estava por salvar fica como rascunho de quem digitou.',
  'session.other.held':
    'Outra pessoa entrou no portal. O que foi digitado aqui continua na página e não é salvo em nome dela: entre de novo no portal como quem digitou, ou descarte as alterações.',
  'session.clock': 'O relógio deste aparelho está errado: agora são {now}. Os dias e prazos desta página seguem a hora do sistema.',
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
