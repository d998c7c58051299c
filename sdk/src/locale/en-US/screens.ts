import type { screens as ptScreens } from '../pt-BR/screens.js'

export const screens = {
  'screens.signIn.title': 'Sign in',
  'screens.signIn.lead': 'Use your user name and password to open the system.',
  'screens.signIn.tagline': 'Paraná’s sport, in order.',
  'screens.signIn.description': 'Departments, people, competitions, school and service memos in one place.',
  'screens.signIn.footer': 'State Secretariat of Sport',
  'screens.expired.title': 'Your session has expired',
  'screens.expired.detail': 'For safety, access ends after a while. Sign in again to go on where you stopped.',
  'screens.expired.action': 'Sign in again',
} satisfies Record<keyof typeof ptScreens, string>
