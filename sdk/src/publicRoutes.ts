import { defineRoute } from './core/route.js'

const signIn = () => import('./screens/public/SignInScreen.js').then(({ SignInScreen }) => ({ Screen: SignInScreen }))
const expiredSession = () =>
  import('./screens/public/ExpiredSessionScreen.js').then(({ ExpiredSessionScreen }) => ({ Screen: ExpiredSessionScreen }))

/** The addresses that nobody has to sign in for: all that a person without a session needs of the table of routes. */
export const publicRoutes = [
  defineRoute({ name: 'login', title: 'routes.login', path: '/login', kind: 'public', screen: signIn }),
  defineRoute({ name: 'passwordRecovery', title: 'routes.passwordRecovery', path: '/recuperar-senha', kind: 'public', screen: signIn }),
  defineRoute({ name: 'sessionExpired', title: 'routes.sessionExpired', path: '/sessao-expirada', kind: 'public', screen: expiredSession }),
] as const
