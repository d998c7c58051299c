import type { screens as ptScreens } from '../pt-BR/screens.js'

export const screens = {
  'screens.signIn.title': 'Iniciar sesión',
  'screens.signIn.lead': 'Use su usuario y su contraseña para acceder al sistema.',
  'screens.signIn.ended':
    'Su sesión se cerró fuera de esta página: en otra ventana, en otro dispositivo o por un administrador. Inicie sesión de nuevo y volverá a donde estaba.',
  'screens.signIn.tagline': 'El deporte de Paraná, en orden.',
  'screens.signIn.description': 'Departamentos, personas, competiciones, escuela y memorandos de servicio en un solo lugar.',
  'screens.signIn.footer': 'Secretaría de Estado del Deporte',
  'screens.expired.detail': 'Por seguridad, el acceso termina después de un tiempo. Entre de nuevo para continuar donde lo dejó.',
  'screens.expired.action': 'Entrar de nuevo',
  'routes.login': 'Iniciar sesión',
  'routes.passwordRecovery': 'Recuperar la contraseña',
  'routes.sessionExpired': 'Su sesión ha expirado',
} satisfies Record<keyof typeof ptScreens, string>
