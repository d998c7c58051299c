import { sql } from 'kysely'
import type { Fragment } from '../database/database.js'

interface Sender {
  readonly userId: number | null
  /** The session of a portal's visitor, who shares its user with all others. */
  readonly visit?: number | undefined
}

/** Of a file: this person sent it. Until a record holds it, nobody else may read it, or have it by writing its number into a record of theirs. */
export function sentBy({ userId, visit }: Sender): Fragment {
  return visit === undefined ? sql`uploaded_by = ${userId}` : sql`(uploaded_by = ${userId} and uploaded_session = ${visit})`
}
