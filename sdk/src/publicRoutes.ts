import { defineRoute } from './core/route.js'
import { publicScreens } from './publicScreens.js'

const { signIn, expiredSession } = publicScreens

/** The public addresses: the only part of the route table that a person without a session needs. */
export const publicRoutes = [
  defineRoute({ name: 'login', title: 'routes.login', path: '/login', kind: 'public', screen: signIn }),
  defineRoute({ name: 'passwordRecovery', title: 'routes.passwordRecovery', path: '/recuperar-senha', kind: 'public', screen: signIn }),
  defineRoute({ name: 'sessionExpired', title: 'routes.sessionExpired', path: '/sessao-expirada', kind: 'public', screen: expiredSession }),
] as const
