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

/**
 * One call instead of a transaction of five, because opening a record waits for it. Returns when the oldest of the last `most` readings was,
 * if there is no room for another.
 */
export const readLogFunction = `
create function log_reading(entity text, record_id integer, reader integer, portal integer, session integer, at timestamptz, since timestamptz, most integer)
returns timestamptz language plpgsql set enable_seqscan = off as $$ declare oldest timestamptz ; begin
  -- Without this lock, calls that arrive together would not count each other.
  perform pg_advisory_xact_lock(hashtext('reading'), reader)
  -- Visitors of a portal share its user, so each session has its own limit.
  ; select e.at into oldest from read_entry e where e.user_id = reader and (portal is null or e.session_id = session) and e.at > since
    order by e.at desc offset most - 1 limit 1
  ; if oldest is null then
    insert into read_entry (entity, record_id, user_id, portal_id, session_id, at) values (entity, record_id, reader, portal, session, at)
  ; end if ; return oldest ; end $$;
`

/** Stores that a user read a whole record with masked fields. It is not in the history, because nothing changed. @throws Problem 429 */
export async function logReading(database: Database, { entity, id, caller, at }: Reading): Promise<void> {
  const { userId, sessionId, portal } = caller
  const since = new Date(at.getTime() - limit.seconds * 1000).toISOString()
  const answer = await firstRow<{ oldest: string | null }>(
    database,
    sql`select log_reading(${entity}, ${id}, ${userId}, ${portal?.id ?? null}, ${sessionId}, ${at.toISOString()}, ${since}, ${limit.count}) as oldest`,
  )
  // When the oldest of the last `count` leaves the window, there is room again.
  if (answer?.oldest) throw tooMany((Date.parse(answer.oldest) - Date.parse(since)) / 1000)
}

function tooMany(seconds: number): Problem {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  return new Problem(429, 'too-many-reads', { retryAfter, params: { count: limit.count, minutes: Math.ceil(retryAfter / 60) } })
}
