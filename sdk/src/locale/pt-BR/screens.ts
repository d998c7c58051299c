export const screens = {
  'screens.signIn.title': 'Entrar',
  'screens.signIn.lead': 'Use seu usuário e sua senha para acessar o sistema.',
  'screens.signIn.ended':
    'Sua sessão foi encerrada fora desta página: em outra janela, em outro aparelho ou por um administrador. Entre de novo e você volta para onde estava.',
  'screens.signIn.tagline': 'O esporte do Paraná, organizado.',
  'screens.signIn.description': 'Departamentos, pessoas, competições, escola e memorandos de serviço em um só lugar.',
  'screens.signIn.footer': 'Secretaria de Estado do Esporte',
  'screens.expired.detail': 'Por segurança, o acesso é encerrado depois de um tempo. Entre de novo para continuar de onde parou.',
  'screens.expired.action': 'Entrar de novo',
  'routes.login': 'Entrar',
  'routes.passwordRecovery': 'Recuperar a senha',
  'routes.sessionExpired': 'Sua sessão expirou',
} as const
