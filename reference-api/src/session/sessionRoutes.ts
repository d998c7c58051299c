import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, firstRow } from '../database/database.js'
import { Problem } from '../http/Problem.js'
import type { ApiServer } from '../core/apiServer.js'
import { noteSignIn } from './accounts.js'
import { callerOf, tokenOf } from './authenticate.js'
import { hashPassword, isOutdated, type Verify } from './passwords.js'
import { addressBlock } from './addressBlock.js'
import { acceptOffer, offerFactor, redeemCode } from './secondFactor.js'
import { createThrottle, limitTries, type Throttle } from './throttle.js'
import { powerShape } from './powerShape.js'
import { renewSession, sessionSeconds } from './renewSession.js'
import { signedInUser, tellUser, type ToldUser, toldOfUser } from './signedInUser.js'
import { grantToken, mayEnter, revokeToken } from './tokens.js'
import { answer } from '../http/answer.js'

/** Most requests for a new password from one address within a quarter of an hour. */
const maxRecoveries = 10
/** Longer than the search for a user and the write take. */
const recoveryMilliseconds = 300

/** Enough for a name and a password, or a secret. */
export const maxSessionBytes = 4096

const credentials = z.object({
  username: z.string().min(1, 'required').max(200),
  password: z.string().min(1, 'required').max(200),
  code: z.string().max(40).optional().describe('Of the second factor, or a recovery code, where a refusal has asked for it'),
})

const signedIn = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  renewableUntil: z.iso.datetime().describe('The latest time that renewals can reach; then the password is required again'),
  session: z.object({ usuario: signedInUser }),
})
const access = z.object({
  isReadOnly: z.boolean(),
  screens: z.array(z.string()).nullable().describe('Paths of the lists that the token may use; null for all'),
  isPortal: z.boolean().describe('The token of a portal, which has no notices, changes or balances'),
  managesUsers: z.boolean().describe('Makes accounts for people, and closes them'),
  powers: powerShape
    .nullable()
    .describe('What the office lists that the user may do, or what the registration of a portal lists; null for everything'),
  isShared: z.boolean().describe('All visitors of the portal share its user, so there are no preferences: its server names none'),
})
const response = {
  login: { 200: answer(signedIn) },
  session: { 200: answer(signedIn.omit({ token: true }).extend({ access })) },
  logout: { 200: answer(z.null()) },
  recovery: { 202: answer(z.null()) },
}

interface User extends ToldUser {
  readonly id: number
  readonly passwordHash: string | null
  readonly isActive: boolean
  readonly username: string
  readonly hasFactor: boolean
}

export interface SessionOptions {
  readonly database: Database
  readonly clock: () => Date
  readonly verify: Verify
  /** The office demands a second factor of everybody. */
  readonly isFactorRequired: boolean
}

/** A sign-in while the session of the one before could still run goes on with the same visit: what changed since the visit before stays news. */
async function noteVisit(database: Database, userId: number, now: Date): Promise<void> {
  const former = new Date(now.getTime() - sessionSeconds * 1000).toISOString()
  await sql`update app_user set entered_at = ${now.toISOString()},
      entered_before = case when entered_at > ${former}::timestamptz then entered_before else entered_at end
    where id = ${userId}`.execute(database)
}

interface KnownPassword {
  readonly userId: number
  /** What is stored of it. */
  readonly hash: string | null
  readonly password: string
}

/** Replaces a hash of before Argon2id while the password is at hand, unless it was changed meanwhile. */
async function renewHash(database: Database, { userId, hash, password }: KnownPassword): Promise<void> {
  if (!hash || !isOutdated(hash)) return
  const renewed = await hashPassword(password)
  await sql`update app_user set password_hash = ${renewed} where id = ${userId} and password_hash = ${hash}`.execute(database)
}

/** Adds the calls for sign-in, sign-out, the current user, and the request for a new password. */
export function sessionRoutes(server: ApiServer, options: SessionOptions): void {
  const { database, clock } = options
  loginRoute(server, options)
  server.get('/sessao', { schema: { tags: ['sessao'], response: response.session } }, async (request) => {
    const { userId, name, email, expiresAt, renewableUntil, portal, visit, managesUsers, powers } = callerOf(request)
    const allowed = {
      managesUsers,
      powers,
      isReadOnly: portal?.isReadOnly ?? false,
      screens: portal?.screens ? [...portal.screens] : null,
      isPortal: portal !== undefined,
      isShared: visit !== undefined,
    }
    return {
      status_code: 200,
      data: { expiresAt, renewableUntil, session: { usuario: { id: userId, nome: name, email } }, access: allowed },
    }
  })

  // It reads the token itself, so that it can report why a session has ended.
  server.post(
    '/sessao/renovar',
    {
      config: { isPublic: true, refusals: [401, 403] },
      schema: { tags: ['sessao'], security: [{ bearer: [] }], response: response.login },
    },
    async (request) => ({ status_code: 200, data: await renewSession(database, { token: tokenOf(request), now: clock() }) }),
  )

  // Any token may end itself, even a read-only one; an unknown token counts as ended.
  server.post(
    '/sessao/logout',
    { config: { isPublic: true }, schema: { tags: ['sessao'], response: response.logout } },
    async (request) => {
      const token = tokenOf(request)
      if (token) await revokeToken(database, token)
      return { status_code: 200, data: null }
    },
  )
  recoveryRoute(server, { database, clock })
}

/** The sign-in. */
function loginRoute(server: ApiServer, { database, clock, verify, isFactorRequired }: SessionOptions): void {
  server.post(
    '/sessao/login',
    {
      config: { isPublic: true, refusals: [401, 429] },
      schema: { tags: ['sessao'], body: credentials, response: response.login },
      bodyLimit: maxSessionBytes,
    },
    async (request) => {
      const { username, password, code } = request.body
      const user = await findUser(database, username.trim())
      const account = user && `user ${user.id}`
      const throttle = createThrottle(database, { account, name: username.trim(), address: request.ip, now: clock() })
      await throttle.reserve()
      if (!(await verify(password, user?.passwordHash)) || !user) {
        await throttle.fail()
        throw new Problem(401, 'credentials')
      }
      // Only who knows the password learns that the account exists.
      if (!user.isActive) {
        await throttle.forgive()
        throw new Problem(401, 'shut-out')
      }
      if (user.hasFactor || isFactorRequired) await passFactor({ database, throttle, user, code, at: clock() })
      await throttle.forgive()
      const grant = await grantToken(database, {
        userId: user.id,
        now: clock(),
        seconds: sessionSeconds,
        device: request.headers['user-agent'],
      })
      await noteVisit(database, user.id, clock())
      await noteSignIn(database, { userId: user.id, at: clock(), device: request.headers['user-agent'] })
      await renewHash(database, { userId: user.id, hash: user.passwordHash, password })
      return { status_code: 200, data: { ...grant, session: { usuario: tellUser(user.id, user) } } }
    },
  )
}

interface Passing {
  readonly database: Database
  readonly throttle: Throttle
  readonly user: User
  readonly code: string | undefined
  readonly at: Date
}

/**
 * Asks for the code that a sign-in needs besides the password. Where the office demands one and the user has none, its refusal offers a
 * secret, and a code of it turns the second factor on.
 * @throws Problem 401 `second-factor`, `second-factor-new` with the secret, `wrong-code`
 */
async function passFactor({ database, throttle, user, code, at }: Passing): Promise<void> {
  const { id: userId, hasFactor, username } = user
  if (!code?.trim()) {
    await throttle.release()
    if (hasFactor) throw new Problem(401, 'second-factor')
    throw new Problem(401, 'second-factor-new', { data: await offerFactor(database, { userId, username }) })
  }
  const isRight = hasFactor
    ? await redeemCode(database, { userId, code, at })
    : await database.transaction().execute((transaction) => acceptOffer(transaction, { userId, code, by: userId, at }))
  if (isRight) return
  await throttle.fail()
  throw new Problem(401, 'wrong-code')
}

/** The request for a new password. */
function recoveryRoute(server: ApiServer, { database, clock }: Pick<SessionOptions, 'database' | 'clock'>): void {
  const recovery = z.object({ username: z.string().min(1, 'required').max(200) })
  server.post(
    '/sessao/recuperar-senha',
    {
      config: { isPublic: true, refusals: [429] },
      schema: { tags: ['sessao'], body: recovery, response: response.recovery },
      bodyLimit: maxSessionBytes,
    },
    async (request, reply) => {
      const now = clock()
      await limitTries(database, { what: 'recovery', who: addressBlock(request.ip), count: maxRecoveries, now })
      // Stored only for existing users. The fixed time hides whether the user exists.
      await Promise.all([setTimeout(recoveryMilliseconds), keepRequest(database, request.body.username.trim(), now)])
      return reply.code(202).send({ status_code: 202, data: null })
    },
  )
}

async function keepRequest(database: Database, username: string, now: Date): Promise<void> {
  const user = await findUser(database, username)
  if (user?.isActive)
    await sql`insert into password_request (user_id, at) values (${user.id}, ${now.toISOString()})
      on conflict (user_id) do update set at = excluded.at`.execute(database)
}

async function findUser(database: Database, username: string): Promise<User | undefined> {
  return firstRow<User>(
    database,
    sql`select u.id, u.username, u.name, u.email, u.password_hash as "passwordHash", ${mayEnter} as "isActive",
        u.factor_since is not null as "hasFactor", ${toldOfUser} from app_user u
      where username = ${username.toLowerCase()} or (email <> '' and lower(email) = ${username.toLowerCase()})
      order by is_active desc, (username = ${username.toLowerCase()}) desc limit 1`,
  )
}
