import { defineRoute } from './core/route.js'
import { publicScreens } from './publicScreens.js'

const { signIn, expiredSession } = publicScreens

/** The addresses that nobody has to sign in for: all that a person without a session needs of the table of routes. */
export const publicRoutes = [
  defineRoute({ name: 'login', title: 'routes.login', path: '/login', kind: 'public', screen: signIn }),
  defineRoute({ name: 'passwordRecovery', title: 'routes.passwordRecovery', path: '/recuperar-senha', kind: 'public', screen: signIn }),
  defineRoute({ name: 'sessionExpired', title: 'routes.sessionExpired', path: '/sessao-expirada', kind: 'public', screen: expiredSession }),
] as const
