import { sql } from 'kysely'
import { type Database, firstRow } from '../database/database.js'
import { Problem } from '../http/Problem.js'
import { tellUser, type ToldUser, toldOfUser } from './signedInUser.js'
import { grantToken, hashToken, type Renewable, renewableHours, mayEnter } from './tokens.js'

/** How long a token is valid. */
export const sessionSeconds = 8 * 3600

/** How long the old token stays valid, for requests of other tabs that are already on their way. */
const graceSeconds = 10

// A smaller gain is not worth the user's click.
const leastGain = 60

interface Known extends Renewable, ToldUser {
  readonly id: number
  readonly userId: number
  readonly expiresAt: string
  readonly isPortal: boolean
}

/**
 * A new token for the current one.
 * @throws Problem 401 `password-required` when the password must be typed again, 401 when the session has ended, 403 for a portal's token
 */
export async function renewSession(database: Database, { token, now }: { readonly token: string | undefined; readonly now: Date }) {
  return database.transaction().execute(async (transaction) => {
    const known = token === undefined ? undefined : await findSession(transaction, token)
    if (!known) throw new Problem(401, 'unauthorized')
    // A portal's page gets its new token from its own server.
    if (known.isPortal) throw new Problem(403, 'forbidden')
    checkTimes(known, now)
    const grant = await grantToken(transaction, { userId: known.userId, now, seconds: sessionSeconds, renewed: known })
    const graceEnd = new Date(now.getTime() + graceSeconds * 1000).toISOString()
    await sql`update session set expires_at = least(expires_at, ${graceEnd}::timestamptz) where id = ${known.id}`.execute(transaction)
    return { ...grant, session: { usuario: tellUser(known.userId, known) } }
  })
}

function checkTimes({ authenticatedAt, expiresAt }: Known, now: Date): void {
  const limit = Date.parse(authenticatedAt) + renewableHours * 3_600_000
  if (limit - now.getTime() < leastGain * 1000 || limit - Date.parse(expiresAt) < leastGain * 1000)
    throw new Problem(401, 'password-required')
  if (Date.parse(expiresAt) <= now.getTime()) throw new Problem(401, 'unauthorized')
}

async function findSession(database: Database, token: string): Promise<Known | undefined> {
  return firstRow<Known>(
    database,
    sql`select s.id, coalesce(s.root_id, s.id) as "rootId", s.authenticated_at as "authenticatedAt", s.device, s.expires_at as "expiresAt",
        s.portal_id is not null as "isPortal", u.id as "userId", u.name, u.email, ${toldOfUser}
      from session s join app_user u on u.id = s.user_id where s.token_hash = ${hashToken(token)} and ${mayEnter} for update of s`,
  )
}
