import { sql } from 'kysely'
import { commas, type Database, firstRow, rows } from '../database/database.js'
import type { PortalPowers } from './portalPowers.js'
import { hashToken } from './tokens.js'

/** What a portal's tokens may do. */
export interface PortalLimits {
  /** Paths of the lists that its tokens may use: `/pessoas`; `null` for all. */
  readonly screens: readonly string[] | null
  readonly isReadOnly: boolean
  /** What its tokens may do beyond writing, and how its screens are narrowed. */
  readonly powers: PortalPowers
}

export interface PortalRegistration extends Partial<PortalLimits> {
  readonly name: string
  /** Origins of its pages: `https://portal.pr.gov.br`. */
  readonly origins: readonly string[]
  /** Without it, the portal's pages may read public answers, but get no token. */
  readonly secret?: string
}

/** Hours for which a secret that was replaced is still accepted, so that the portal's server can be changed in between. */
export const overlapHours = 24

/**
 * Registers a portal. Its records belong to a user of its own that cannot sign in.
 * @returns false when a portal has the name: its limits are changed by `changePortal`
 */
export async function registerPortal(
  database: Database,
  { name, origins, secret, screens = null, isReadOnly = false, powers = {} }: PortalRegistration,
): Promise<boolean> {
  const username = `portal:${name.toLowerCase()}`
  return database.transaction().execute(async (transaction) => {
    if (await firstRow(transaction, sql`select 1 as one from portal where lower(name) = ${name.toLowerCase()}`)) return false
    const user = await firstRow<{ id: number }>(
      transaction,
      sql`insert into app_user (username, name, email) values (${username}, ${name}, '') returning id`,
    )
    await sql`insert into portal (name, origins, secret_hash, screens, is_read_only, powers, user_id)
      values (${name}, ${[...origins]}, ${secret ? hashToken(secret) : null}, ${screens && [...screens]}, ${isReadOnly}, ${JSON.stringify(powers)}::jsonb, ${user?.id})`.execute(
      transaction,
    )
    return true
  })
}

/** Changes what is given and leaves the rest; tokens that were given out follow at once. @returns whether the portal exists */
export async function changePortal(
  database: Database,
  name: string,
  { origins, screens, isReadOnly, powers }: Partial<PortalLimits & Pick<PortalRegistration, 'origins'>>,
): Promise<boolean> {
  const changes = [
    ...(origins ? [sql`origins = ${[...origins]}`] : []),
    ...(screens === undefined ? [] : [sql`screens = ${screens && [...screens]}::text[]`]),
    ...(isReadOnly === undefined ? [] : [sql`is_read_only = ${isReadOnly}`]),
    ...(powers ? [sql`powers = powers || ${JSON.stringify(powers)}::jsonb`] : []),
  ]
  const changed = await firstRow(
    database,
    sql`update portal set ${commas([...changes, sql`name = name`])} where name = ${name} returning 1 as one`,
  )
  return changed !== undefined
}

interface NewSecret {
  readonly secret: string
  readonly now: Date
}

/**
 * Gives a portal another secret, also one that had ended. The former secret is accepted for `overlapHours` more.
 * @returns whether the portal exists
 */
export async function rotateSecret(database: Database, name: string, { secret, now }: NewSecret): Promise<boolean> {
  const until = new Date(now.getTime() + overlapHours * 3_600_000).toISOString()
  const changed = await firstRow(
    database,
    sql`update portal set former_secret_hash = secret_hash, former_until = ${until}, secret_hash = ${hashToken(secret)} where name = ${name}
      returning 1 as one`,
  )
  return changed !== undefined
}

/** Sets the only secret of a portal; without one it gets no tokens. */
export async function setSecret(database: Database, name: string, secret: string | undefined): Promise<void> {
  await sql`update portal set secret_hash = ${secret === undefined ? null : hashToken(secret)}, former_secret_hash = null where name = ${name}`.execute(
    database,
  )
}

/** Takes a portal's secrets and ends its tokens. Its records and its name in the history stay. @returns whether the portal exists */
export async function endPortal(database: Database, name: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const portal = await firstRow<{ id: number }>(
      transaction,
      sql`update portal set secret_hash = null, former_secret_hash = null, origins = '{}' where name = ${name} returning id`,
    )
    if (portal) await sql`delete from session where portal_id = ${portal.id}`.execute(transaction)
    return portal !== undefined
  })
}

export interface Portal extends PortalLimits {
  readonly name: string
  readonly origins: readonly string[]
  /** Whether it has a secret, and so can get tokens. */
  readonly isOpen: boolean
  /** Until when its former secret is accepted, `YYYY-MM-DD HH:MM` in Paraná; null without one. */
  readonly formerUntil: string | null
}

/** All portals, by name. */
export function readPortals(database: Database, now: Date): Promise<readonly Portal[]> {
  return rows<Portal>(
    database,
    sql`select name, origins, screens, is_read_only as "isReadOnly", powers, secret_hash is not null as "isOpen",
        case when former_secret_hash is not null and former_until > ${now.toISOString()}
          then to_char(former_until at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI') end as "formerUntil"
      from portal order by name`,
  )
}
