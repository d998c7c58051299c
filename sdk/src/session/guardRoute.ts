import type { SessionState } from './session.js'

/** The start page. */
export const home = '/dashboard'
const publicPaths = ['/login', '/recuperar-senha', '/sessao-expirada']

/**
 * The page to redirect to from `pathname`, or `undefined` when the user may stay (specification, section 6).
 * An unknown path shows the 404 page, which everybody may see. With a host's token there is no sign-in page to redirect to.
 */
export function guardRoute(state: Pick<SessionState, 'status' | 'isHostSupplied'>, pathname: string, isKnown: boolean): string | undefined {
  if (state.isHostSupplied) return undefined
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  if (state.status === 'signed-in') return path === '/login' ? '/dashboard' : undefined
  if (!isKnown || publicPaths.includes(path)) return undefined
  return state.status === 'expired' ? '/sessao-expirada' : '/login'
}

/** The same, but also redirects the root, which has no page of its own, to the dashboard. */
export function redirectOf(state: Pick<SessionState, 'status' | 'isHostSupplied'>, pathname: string, isKnown: boolean): string | undefined {
  return pathname === '/' ? (guardRoute(state, home, true) ?? home) : guardRoute(state, pathname, isKnown)
}
