import type { Credentials } from '../../session/session.js'
import { failure, success } from '../answers.js'
import { answerFactor, isCode, type MemoryFactor } from './memoryFactor.js'

interface MemoryToken {
  readonly username: string
  /** Epoch milliseconds of the sign-in with a password. */
  readonly authenticatedAt: number
  /** End of the session in epoch milliseconds. */
  readonly endsAt: number
}

/** Users who may sign in, and current sessions. */
export interface MemorySessions {
  readonly users: Record<string, string>
  readonly tokens: Map<string, MemoryToken>
  /** Sign-ins in two steps, by user name. */
  readonly factors: Map<string, MemoryFactor>
}

/** Token of the user that `TestBackoffice` signs in; the in-memory API accepts it without a password. */
export const knownToken = 'memory'

const hour = 3_600_000
// Same as in the reference API: eight hours, twelve since the password, and ten seconds for requests under way with the old token.
const tokenLife = 8 * hour
const renewableLife = 12 * hour
const grace = 10_000

/** Users who may sign in; the first one is signed in with the known token. */
export function openSessions(users: MemorySessions['users']): MemorySessions {
  const [username = ''] = Object.keys(users)
  const now = Date.now()
  return {
    users: { ...users },
    factors: new Map(),
    tokens: new Map([[knownToken, { username, authenticatedAt: now, endsAt: now + tokenLife }]]),
  }
}

/** Answers session requests; `undefined` for other requests. */
export async function answerSession(sessions: MemorySessions, request: Request, path: string): Promise<Response | undefined> {
  if (path === '/sessao/recuperar-senha') return success({ data: null }, 202)
  if (path === '/sessao/renovar') return renew(sessions, request)
  if (path === '/sessao/logout') {
    sessions.tokens.delete(bearer(request))
    return success({ data: null })
  }
  if (path === '/sessao/senha' || /^\/sessao\/(sessoes|segundo-fator)/.test(path)) return ownAccess(sessions, request, path)
  if (path !== '/sessao/login') return undefined
  const { username = '', password = '', code } = (await request.json()) as { readonly [Key in keyof Credentials]?: string }
  if (sessions.users[username] === undefined || sessions.users[username] !== password) return failure(401, 'credentials')
  const factor = sessions.factors.get(username)
  if (factor && factor.since !== null && !isCode(factor, code)) return failure(401, code ? 'wrong-code' : 'second-factor')
  return grant(sessions, username, Date.now())
}

/** Whether the request has a valid token. */
export function isSignedIn(sessions: MemorySessions, request: Request): boolean {
  return (sessions.tokens.get(bearer(request))?.endsAt ?? 0) > Date.now()
}

/** The user's own sessions and password. */
async function ownAccess({ users, tokens, factors }: MemorySessions, request: Request, path: string): Promise<Response> {
  const own = tokens.get(bearer(request))
  if (!own || own.endsAt <= Date.now()) return failure(401, 'unauthorized')
  const factorPath = '/sessao/segundo-fator'
  if (path.startsWith(factorPath)) {
    const { username } = own
    return answerFactor({ factors, username, password: users[username], request, rest: path.slice(factorPath.length) })
  }
  const open = [...tokens].filter(([, { username, endsAt }]) => username === own.username && endsAt > Date.now())
  if (request.method === 'DELETE') {
    const [found] = open.filter((_, place) => path === `/sessao/sessoes/${place + 1}`)
    return found && tokens.delete(found[0]) ? success({ data: null }) : failure(404, 'not-found')
  }
  if (path === '/sessao/sessoes') {
    const at = (moment: number) => new Date(moment).toISOString()
    const data = open.map(([token, { authenticatedAt, endsAt }], place) => ({
      id: place + 1,
      since: at(authenticatedAt),
      until: at(endsAt),
      device: request.headers.get('User-Agent'),
      isCurrent: token === bearer(request),
    }))
    return success({ data })
  }
  const { current, next = '' } = (await request.json()) as { readonly current?: string; readonly next?: string }
  if (users[own.username] !== current) return failure(422, 'invalid', { issues: [{ path: 'current', code: 'wrongPassword' }] })
  if (next.length < 12) return failure(422, 'invalid', { issues: [{ path: 'next', code: 'minLength', params: { min: 12 } }] })
  users[own.username] = next
  for (const [token] of open) if (token !== bearer(request)) tokens.delete(token)
  return success({ data: null })
}

function renew(sessions: MemorySessions, request: Request): Response {
  const known = sessions.tokens.get(bearer(request))
  const now = Date.now()
  if (!known) return failure(401, 'unauthorized')
  const limit = known.authenticatedAt + renewableLife
  if (now >= limit || known.endsAt >= limit) return failure(401, 'password-required')
  if (known.endsAt <= now) return failure(401, 'unauthorized')
  sessions.tokens.set(bearer(request), { ...known, endsAt: Math.min(known.endsAt, now + grace) })
  return grant(sessions, known.username, known.authenticatedAt)
}

function grant(sessions: MemorySessions, username: string, authenticatedAt: number): Response {
  const token = `memory-${username}-${sessions.tokens.size + 1}`
  const limit = authenticatedAt + renewableLife
  const endsAt = Math.min(Date.now() + tokenLife, limit)
  sessions.tokens.set(token, { username, authenticatedAt, endsAt })
  const usuario = { id: Object.keys(sessions.users).indexOf(username) + 1, nome: username, email: `${username}@esporte.pr.gov.br` }
  const times = { expiresAt: new Date(endsAt).toISOString(), renewableUntil: new Date(limit).toISOString() }
  return success({ data: { token, ...times, session: { usuario } } })
}

function bearer(request: Request): string {
  return (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}
