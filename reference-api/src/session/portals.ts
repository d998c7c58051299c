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

const presented = z.object({
  portal: z.string().min(1, 'required').max(100),
  secret: z.string().min(1, 'required').max(200),
  visitor: z
    .object({
      id: z.string().trim().min(1, 'required').max(100).describe('What the portal calls the visitor, always the same for one person'),
      name: z.string().trim().min(1, 'required').max(150).describe('The name for histories'),
    })
    .optional()
    .describe('Whom the portal has signed in. Without it, all visitors of the portal share one user'),
})

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
    const { portal: name, secret, visitor } = request.body
    const throttle = createThrottle(database, {
      name: `portal ${name}`,
      address: request.ip,
      now: clock(),
      // Failures from other addresses must not lock the portal's server out, and 256 bits cannot be guessed.
      isCountedEverywhere: false,
    })
    const portal = await firstRow<StoredPortal>(
      database,
      sql`select id, user_id as "userId", array_remove(array[secret_hash, case when former_until > ${clock().toISOString()} then former_secret_hash end], null) as secrets
        from portal where name = ${name}`,
    )
    const presentedHash = hashToken(secret)
    await throttle.judge(portal?.secrets.some((known) => timingSafeEqual(known, presentedHash)) ?? false)
    if (!portal) throw new Problem(401, 'credentials')
    const { token, expiresAt } = await grantToken(database, {
      userId: visitor ? await visitorOf(database, portal.id, visitor) : portal.userId,
      portalId: portal.id,
      now: clock(),
      seconds: portalSeconds,
    })
    return { status_code: 200, data: { token, expiresAt, expiresIn: portalSeconds } }
  })
}

interface StoredPortal {
  readonly id: number
  readonly userId: number
  /** Hashes of the secrets that are accepted. */
  readonly secrets: readonly Uint8Array[]
}

/** The user of a visitor whom the portal's server names; made at the first visit, without a password. */
async function visitorOf(
  database: Database,
  portalId: number,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<number> {
  const user = await firstRow<{ id: number }>(
    database,
    sql`insert into app_user (username, name, email, portal_id, visitor) values (${`visitor:${portalId}:${id}`}, ${name}, '', ${portalId}, ${id})
      on conflict (portal_id, visitor) do update set name = excluded.name returning id`,
  )
  if (!user) throw new Error('portals: a visitor was neither made nor found')
  return user.id
}

// Long enough for the many requests of a page, short enough for a new portal.
const memorySeconds = 10

/** Reads the origins whose pages may call, at most every ten seconds. */
export function createOriginReader(database: Database): () => Promise<ReadonlySet<string>> {
  let known: Promise<ReadonlySet<string>> | undefined
  let readAt = 0
  return () => {
    if (!known || Date.now() - readAt > memorySeconds * 1000) {
      readAt = Date.now()
      known = rows<{ origin: string }>(database, sql`select unnest(origins) as origin from portal`).then(
        (found) => new Set(found.map((row) => row.origin)),
      )
      known.catch(() => {
        known = undefined
      })
    }
    return known
  }
}
