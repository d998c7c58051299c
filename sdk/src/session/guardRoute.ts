import type { SessionState } from './session.js'

/** The page that one starts from. */
export const home = '/dashboard'
const publicPaths = ['/login', '/recuperar-senha', '/sessao-expirada']

/**
 * Where the person has to go instead of `pathname`, or nothing when they may stay (specification, section 6).
 * An unknown path is the 404 page, which everybody may see. Under a host's token there is no sign-in of ours to send to.
 */
export function guardRoute(state: Pick<SessionState, 'status' | 'isHostSupplied'>, pathname: string, isKnown: boolean): string | undefined {
  if (state.isHostSupplied) return undefined
  const path = pathname.replace(/\/+$/, '')
  if (state.status === 'signed-in') return path === '/login' ? '/dashboard' : undefined
  if (!isKnown || publicPaths.includes(path)) return undefined
  return state.status === 'expired' ? '/sessao-expirada' : '/login'
}

/** The same for the root, too, which has no page of its own: it is the dashboard's other name. */
export function redirectOf(state: Pick<SessionState, 'status' | 'isHostSupplied'>, pathname: string, isKnown: boolean): string | undefined {
  return pathname === '/' ? (guardRoute(state, home, true) ?? home) : guardRoute(state, pathname, isKnown)
}
