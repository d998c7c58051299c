import { createHash, randomBytes } from 'node:crypto'
import type { Powers } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type PortalPowers, powersOfPortal } from './portalPowers.js'
import { type Database, firstRow, type Fragment } from '../database/database.js'

/** The user of a request, and the rights of the token. */
export interface Caller {
  readonly sessionId: number
  readonly userId: number
  readonly name: string
  readonly email: string
  /** The registered person of the user, if known. */
  readonly personId?: number
  /** May make accounts for others; never with a portal's token. */
  readonly managesUsers: boolean
  /** What an office lists that the user may do, or the registration that a portal may; null for everything. */
  readonly powers: Powers | null
  readonly expiresAt: string
  /** The latest time that renewals can reach. */
  readonly renewableUntil: string
  /** Only for tokens of a portal. */
  readonly portal?: { readonly id: number; readonly screens: readonly string[] | null; readonly isReadOnly: boolean }
  /** The session of a visitor whom the portal did not name, because these visitors share one user. */
  readonly visit?: number
}

/** SHA-256 is enough for a secret of 256 random bits, and fast enough for every request. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export const newSecret = (): string => randomBytes(32).toString('base64url')

interface TokenGrant {
  readonly userId: number
  readonly portalId?: number
  readonly now: Date
  readonly seconds: number
  /** The browser's name, so that users recognize the session. */
  readonly device?: string
  /** The session to continue; undefined after a sign-in. */
  readonly renewed?: Renewable
}

/** The facts about a session that its renewal needs. */
export interface Renewable {
  /** The session of the sign-in. */
  readonly rootId: number
  /** When the password was typed. */
  readonly authenticatedAt: string
  readonly device: string | null
}

/** Hours after a sign-in when the password must be typed again, regardless of renewals. */
export const renewableHours = 12

const renewableUntil = (authenticatedAt: string) => new Date(Date.parse(authenticatedAt) + renewableHours * 3_600_000).toISOString()

/** A new token of 256 random bits. Only its hash is stored. */
export async function grantToken(
  database: Database,
  { userId, portalId, now, seconds, device, renewed }: TokenGrant,
): Promise<{ token: string; expiresAt: string; renewableUntil: string }> {
  const token = newSecret()
  const at = now.toISOString()
  const authenticatedAt = renewed?.authenticatedAt ?? at
  const limit = renewableUntil(authenticatedAt)
  const expiresAt = new Date(Math.min(now.getTime() + seconds * 1000, Date.parse(limit))).toISOString()
  // Ended sessions are kept for a while, so that a renewal can report why it fails.
  await sql`delete from session where expires_at < ${at} and authenticated_at < ${new Date(now.getTime() - 24 * 3_600_000).toISOString()}`.execute(
    database,
  )
  await sql`insert into session (token_hash, user_id, portal_id, created_at, expires_at, authenticated_at, root_id, device)
    values (${hashToken(token)}, ${userId}, ${portalId ?? null}, ${at}, ${expiresAt}, ${authenticatedAt}, ${renewed?.rootId ?? null}, ${device?.slice(0, 300) ?? renewed?.device ?? null})`.execute(
    database,
  )
  return { token, expiresAt, renewableUntil: limit }
}

/** Ends a session with all tokens of its renewals. */
export async function revokeToken(database: Database, token: string): Promise<void> {
  await sql`delete from session where coalesce(root_id, id) =
    (select coalesce(root_id, id) from session where token_hash = ${hashToken(token)})`.execute(database)
}

interface SessionRow {
  sessionId: number
  userId: number
  name: string
  email: string
  personId: number | null
  managesUsers: boolean
  powers: Powers | null
  expiresAt: string
  authenticatedAt: string
  portalId: number | null
  screens: string[] | null
  portalPowers: PortalPowers | null
  isReadOnly: boolean | null
  isNamed: boolean
}

/** The caller of a token; undefined when it is unknown, revoked or too old. */
export function findCaller(database: Database, token: string, now: Date): Promise<Caller | undefined> {
  return findCallerBy(database, { condition: sql`s.token_hash = ${hashToken(token)}`, now })
}

/** Whether a registered person, if one is behind the user `u`, is gone: inactive, dead or deleted. Access ends and comes back with the person. */
export const isPersonGone = sql`(u.person_id is not null and not exists (
  select 1 from person behind where behind.id = u.person_id and behind.status = 'ativo' and behind.deleted_at is null))`

/** Whether the user `u` may enter. */
export const mayEnter = sql`(u.is_active and not ${isPersonGone})`

interface SessionSearch {
  /** SQL before the select. */
  readonly before?: Fragment
  /** Condition on the session `s`. */
  readonly condition: Fragment
  readonly now: Date
}

/** The caller of the session that a condition finds; undefined when there is no valid one. */
export async function findCallerBy(database: Database, { before = sql``, condition, now }: SessionSearch): Promise<Caller | undefined> {
  const row = await firstRow<SessionRow>(
    database,
    sql`${before} select s.id as "sessionId", u.id as "userId", u.name, u.email, u.person_id as "personId",
        u.manages_users as "managesUsers", u.powers, s.expires_at as "expiresAt",
        s.authenticated_at as "authenticatedAt", p.id as "portalId", p.screens, p.is_read_only as "isReadOnly", p.powers as "portalPowers", u.visitor is not null as "isNamed"
      from session s join app_user u on u.id = s.user_id left join portal p on p.id = s.portal_id
      where ${condition} and s.expires_at > ${now.toISOString()} and ${mayEnter}`,
  )
  if (!row) return undefined
  const { sessionId, userId, name, email, personId, managesUsers, expiresAt, authenticatedAt, portalId, screens } = row
  return {
    sessionId,
    userId,
    name,
    email,
    personId: personId ?? undefined,
    managesUsers: managesUsers && portalId === null,
    powers: row.portalPowers ? powersOfPortal(row.portalPowers, row.isReadOnly === true) : row.powers,
    expiresAt,
    renewableUntil: renewableUntil(authenticatedAt),
    portal: portalId === null ? undefined : { id: portalId, screens, isReadOnly: row.isReadOnly === true },
    visit: portalId === null || row.isNamed ? undefined : sessionId,
  }
}
