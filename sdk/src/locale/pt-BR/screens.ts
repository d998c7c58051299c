export const screens = {
  'screens.signIn.title': 'Entrar',
  'screens.signIn.lead': 'Use seu usuário e sua senha para acessar o sistema.',
  'screens.signIn.tagline': 'O esporte do Paraná, organizado.',
  'screens.signIn.description': 'Departamentos, pessoas, competições, escola e memorandos de serviço em um só lugar.',
  'screens.signIn.footer': 'Secretaria de Estado do Esporte',
  'screens.expired.title': 'Sua sessão expirou',
  'screens.expired.detail': 'Por segurança, o acesso é encerrado depois de um tempo. Entre de novo para continuar de onde parou.',
  'screens.expired.action': 'Entrar de novo',
  'routes.login': 'Entrar',
  'routes.passwordRecovery': 'Recuperar senha',
  'routes.sessionExpired': 'Sessão expirada',
} as const
