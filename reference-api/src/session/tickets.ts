import { sql } from 'kysely'
import type { Database } from '../database/database.js'
import { type Caller, findCallerBy, hashToken, newSecret } from './tokens.js'

/** Enough time between a click and its request; section 6 of the design. */
const ticketSeconds = 60

interface TicketWish {
  /** The token of the session. */
  readonly token: string
  /** The allowed path, below the API's base path. */
  readonly path: string
  readonly now: Date
}

/** A ticket that replaces a token once, in one address. Only its hash is stored; it expires with the session at the latest. */
export async function grantTicket(
  database: Database,
  { token, path, now }: TicketWish,
): Promise<{ readonly ticket: string; readonly expiresAt: string }> {
  const ticket = newSecret()
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000).toISOString()
  await sql`delete from download_ticket where expires_at < ${now.toISOString()}`.execute(database)
  await sql`insert into download_ticket (ticket_hash, session_id, path, expires_at)
    select ${hashToken(ticket)}, id, ${path}, ${expiresAt} from session where token_hash = ${hashToken(token)}`.execute(database)
  return { ticket, expiresAt }
}

/**
 * The owner of a ticket for `path`; undefined when it is unknown, used, too old or for another path. The same statement uses it up, unless
 * `isKept`.
 */
export async function redeemTicket(
  database: Database,
  { ticket, path, now, isKept = false }: { readonly ticket: string; readonly path: string; readonly now: Date; readonly isKept?: boolean },
): Promise<Caller | undefined> {
  const session = sql`select session_id from used`
  return findCallerBy(database, {
    before: sql`with used as (
      ${isKept ? sql`select session_id from download_ticket` : sql`delete from download_ticket`} where ticket_hash = ${hashToken(ticket)} and path = ${path} and expires_at > ${now.toISOString()} ${isKept ? sql`` : sql`returning session_id`}
    )`,
    condition: sql`s.id in (${session})`,
    now,
  })
}
