import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { NightContext } from '../../records/plan/defineEntity.js'

/** Whoever turns 18 is an adult or incapable, which somebody must decide; domain model B6.17. No version is written: nobody's open form goes stale over night. */
export async function flagCapacities({ database, today }: NightContext): Promise<number> {
  const isDue = sql`deleted_at is null and status <> 'falecido' and legal_capacity in ('menor', 'emancipado')
    and birth_date <= ${today}::date - interval '18 years'`
  await sql`update person set capacity_review_since = null where capacity_review_since is not null and not (${isDue})`.execute(database)
  const flagged = await rows(
    database,
    sql`update person set capacity_review_since = ${today} where capacity_review_since is null and ${isDue} returning 1 as one`,
  )
  return flagged.length
}
