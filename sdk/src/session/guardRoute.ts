import type { SessionState } from './session.js'

const publicPaths = ['/login', '/recuperar-senha', '/sessao-expirada']

/**
 * Where the person has to go instead of `pathname`, or nothing when they may stay (specification, section 6).
 * An unknown path is the 404 page, which everybody may see.
 */
export function guardRoute(state: Pick<SessionState, 'status'>, pathname: string, isKnown: boolean): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  if (state.status === 'signed-in') return path === '/login' ? '/dashboard' : undefined
  if (!isKnown || publicPaths.includes(path)) return undefined
  return state.status === 'expired' ? '/sessao-expirada' : '/login'
}
