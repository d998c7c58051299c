import { sql } from 'kysely'
import type { Fragment } from '../../database/database.js'

interface Sender {
  readonly userId: number | null
  /** The session of a portal's visitor, who shares its user with all others. */
  readonly visit?: number | undefined
}

/** Condition: this user uploaded the file. Until a record uses it, no other user may read it or refer to its id. */
export function sentBy({ userId, visit }: Sender): Fragment {
  return visit === undefined ? sql`uploaded_by = ${userId}` : sql`(uploaded_by = ${userId} and uploaded_session = ${visit})`
}
