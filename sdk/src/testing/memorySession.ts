import { failure, success } from './answers.js'

export interface MemorySessions {
  readonly users: Readonly<Record<string, string>>
  /** User names by token. */
  readonly tokens: Map<string, string>
}

/** Answers the calls of the session, or nothing when the call is another. */
export async function answerSession(sessions: MemorySessions, request: Request, path: string): Promise<Response | undefined> {
  if (path === '/sessao/recuperar-senha') return success({}, 202)
  if (path === '/sessao/logout') {
    sessions.tokens.delete(bearer(request))
    return success({})
  }
  if (path !== '/sessao/login') return undefined
  const { username = '', password = '' } = (await request.json()) as { readonly username?: string; readonly password?: string }
  if (sessions.users[username] === undefined || sessions.users[username] !== password) return failure(401, 'credentials')
  const token = `memory-${username}-${sessions.tokens.size + 1}`
  sessions.tokens.set(token, username)
  // Eight hours, as the reference API grants.
  const expiresAt = new Date(Date.now() + 8 * 3_600_000).toISOString()
  const usuario = { id: Object.keys(sessions.users).indexOf(username) + 1, nome: username, email: `${username}@esporte.pr.gov.br` }
  return success({ data: { token, expiresAt, session: { usuario } } })
}

export function isSignedIn(sessions: MemorySessions, request: Request): boolean {
  return sessions.tokens.has(bearer(request))
}

function bearer(request: Request): string {
  return (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}
