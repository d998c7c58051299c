import { sql } from 'kysely'
import type { Expression } from './defineEntity.js'

/** Condition: the function (`r`) is held today. */
export const heldNow: Expression = ({ today }) => sql`(r."end" is null or r."end" >= ${today}::date) and r.start <= ${today}::date`

/** Condition: the function (`r`) is held today or will be. */
export const notEnded: Expression = ({ today }) => sql`(r."end" is null or r."end" >= ${today}::date)`
