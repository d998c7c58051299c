import { sql } from 'kysely'
import { type Database, firstRow } from '../../database/database.js'
import { Problem } from '../../http/Problem.js'
import type { Caller } from '../../session/tokens.js'

/** One record every twelve seconds for an hour: more than people read, far too few to copy a register of thousands. */
const limit = { seconds: 3600, count: 300 } as const

interface Reading {
  readonly entity: string
  readonly id: number
  readonly caller: Caller
  readonly at: Date
}

/** Stores that a user read a whole record with masked fields. It is not in the history, because nothing changed. @throws Problem 429 */
export async function logReading(database: Database, { entity, id, caller, at }: Reading): Promise<void> {
  const { userId, sessionId, portal } = caller
  const since = new Date(at.getTime() - limit.seconds * 1000).toISOString()
  // Visitors of a portal share its user, so each session has its own limit.
  const reader = portal ? sql`user_id = ${userId} and session_id = ${sessionId}` : sql`user_id = ${userId}`
  await database.transaction().execute(async (transaction) => {
    // Without this lock, calls that arrive together would not count each other.
    await sql`select pg_advisory_xact_lock(hashtext('reading'), ${userId})`.execute(transaction)
    // When the oldest of the last `count` leaves the window, there is room again.
    const oldest = await firstRow<{ at: string }>(
      transaction,
      sql`select at from read_entry where ${reader} and at > ${since} order by at desc offset ${limit.count - 1} limit 1`,
    )
    if (oldest) throw tooMany((Date.parse(oldest.at) - Date.parse(since)) / 1000)
    await sql`insert into read_entry (entity, record_id, user_id, portal_id, session_id, at)
      values (${entity}, ${id}, ${userId}, ${portal?.id ?? null}, ${sessionId}, ${at.toISOString()})`.execute(transaction)
  })
}

function tooMany(seconds: number): Problem {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  return new Problem(429, 'too-many-reads', { retryAfter, params: { count: limit.count, minutes: Math.ceil(retryAfter / 60) } })
}
