import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, firstRow, rows } from '../database/database.js'
import { Problem } from '../http/Problem.js'
import type { ApiServer } from '../core/apiServer.js'
import { maxSessionBytes } from './sessionRoutes.js'
import { createThrottle } from './throttle.js'
import { grantToken, hashToken } from './tokens.js'
import { answer } from '../http/answer.js'

const portalSeconds = 15 * 60

const presented = z.object({ portal: z.string().min(1, 'required').max(100), secret: z.string().min(1, 'required').max(200) })

const granted = z.object({ token: z.string(), expiresAt: z.iso.datetime(), expiresIn: z.number().int().describe('Seconds') })
const response = { 200: answer(granted) }

/**
 * Adds the sign-in of portals. A portal's *server* sends its secret and passes the short-lived token to the page; the secret never reaches
 * a browser.
 */
export function portalRoutes(server: ApiServer, { database, clock }: { readonly database: Database; readonly clock: () => Date }): void {
  const config = { isPublic: true, refusals: [401, 429] }
  const schema = { tags: ['sessao'], body: presented, response }
  server.post('/sessao/portal', { config, schema, bodyLimit: maxSessionBytes }, async (request) => {
    const { portal: name, secret } = request.body
    const throttle = createThrottle(database, {
      name: `portal ${name}`,
      address: request.ip,
      now: clock(),
      // Failures from other addresses must not lock the portal's server out, and 256 bits cannot be guessed.
      isCountedEverywhere: false,
    })
    const portal = await firstRow<{ id: number; userId: number; secretHash: Uint8Array | null }>(
      database,
      sql`select id, user_id as "userId", secret_hash as "secretHash" from portal where name = ${name}`,
    )
    await throttle.judge(portal?.secretHash ? timingSafeEqual(portal.secretHash, hashToken(secret)) : false)
    if (!portal) throw new Problem(401, 'credentials')
    const { token, expiresAt } = await grantToken(database, {
      userId: portal.userId,
      portalId: portal.id,
      now: clock(),
      seconds: portalSeconds,
    })
    return { status_code: 200, data: { token, expiresAt, expiresIn: portalSeconds } }
  })
}

export interface PortalRegistration {
  readonly name: string
  /** Origins of its pages: `https://portal.pr.gov.br`. */
  readonly origins: readonly string[]
  /** Without it, the portal's pages may read public answers, but get no token. */
  readonly secret?: string
  /** Paths of the lists that its tokens may use; all when missing. */
  readonly screens?: readonly string[]
  readonly isReadOnly?: boolean
}

/** Registers a portal or updates its registration. Its records belong to a user of its own that cannot sign in. */
export async function registerPortal(
  database: Database,
  { name, origins, secret, screens, isReadOnly = false }: PortalRegistration,
): Promise<void> {
  const username = `portal:${name.toLowerCase()}`
  await database.transaction().execute(async (transaction) => {
    const user = await firstRow<{ id: number }>(
      transaction,
      sql`insert into app_user (username, name, email) values (${username}, ${name}, '') on conflict (username) do update set name = excluded.name returning id`,
    )
    await sql`insert into portal (name, origins, secret_hash, screens, is_read_only, user_id)
      values (${name}, ${[...origins]}, ${secret ? hashToken(secret) : null}, ${screens ? [...screens] : null}, ${isReadOnly}, ${user?.id})
      on conflict (name) do update set origins = excluded.origins, secret_hash = excluded.secret_hash,
        screens = excluded.screens, is_read_only = excluded.is_read_only`.execute(transaction)
  })
}

// Long enough for the many requests of a page, short enough for a new portal.
const memorySeconds = 10

/** Creates a check whether pages of an origin may call. */
export function createOriginCheck(database: Database): (origin: string) => Promise<boolean> {
  let known: Promise<ReadonlySet<string>> | undefined
  let readAt = 0
  return async (origin) => {
    if (!known || Date.now() - readAt > memorySeconds * 1000) {
      readAt = Date.now()
      known = rows<{ origin: string }>(database, sql`select unnest(origins) as origin from portal`).then(
        (found) => new Set(found.map((row) => row.origin)),
      )
      known.catch(() => {
        known = undefined
      })
    }
    return (await known).has(origin)
  }
}
