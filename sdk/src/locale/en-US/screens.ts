import type { screens as ptScreens } from '../pt-BR/screens.js'

export const screens = {
  'screens.signIn.title': 'Sign in',
  'screens.signIn.lead': 'Sign in with your username and password.',
  'screens.signIn.ended':
    'Your session was ended outside this page: in another window, on another device or by an administrator. Sign in again and you return to where you were.',
  'screens.signIn.tagline': 'Paraná sports, in order.',
  'screens.signIn.description': 'Departments, people, competitions, school and service memos in one place.',
  'screens.signIn.footer': 'State Secretariat of Sport',
  'screens.expired.detail': 'For security, access ends after a while. Sign in again to pick up where you left off.',
  'screens.expired.action': 'Sign in again',
  'routes.login': 'Sign in',
  'routes.passwordRecovery': 'Recover the password',
  'routes.sessionExpired': 'Your session has expired',
} satisfies Record<keyof typeof ptScreens, string>
