export const shell = {
  'shell.product': 'Esporte Paraná',
  'shell.government': 'Governo do Paraná',
  'shell.documentTitle': '{page} · Esporte Paraná',
  'shell.language': 'Idioma',
  'shell.language.failed': 'Não foi possível carregar o idioma',
  'shell.loading': 'Carregando a página…',
  'shell.notFound.title': 'Página não encontrada',
  'shell.notFound.detail': 'O endereço pode ter sido digitado errado, ou a página mudou de lugar.',
  'shell.crash.detail':
    'Não foi possível completar sua solicitação. Tente de novo; se o erro voltar, envie este código a quem cuida do sistema.',
  'shell.crash.code': 'Código do erro',
  'shell.crash.copy': 'Copiar',
  'shell.crash.copied': 'Copiado',
  'shell.failed.title': 'Não foi possível carregar a página',
  'shell.failed.detail': 'Verifique sua conexão e tente de novo. Se uma versão nova acabou de ser publicada, recarregue a página.',
  'shell.reload': 'Recarregar',
  'shell.goHome': 'Ir para o início',
} as const
