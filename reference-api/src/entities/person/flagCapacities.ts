import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { NightContext } from '../../records/plan/defineEntity.js'

/**
 * Marks people who turned 18: a clerk must decide whether they are adult or incapable; domain model B6.17. It writes no new version, so
 * that open forms can still be saved in the morning.
 */
export async function flagCapacities({ database, today }: NightContext): Promise<number> {
  const isDue = sql`deleted_at is null and sealed_at is null and status <> 'falecido' and legal_capacity in ('menor', 'emancipado')
    and birth_date <= ${today}::date - interval '18 years'`
  await sql`update person set capacity_review_since = null where capacity_review_since is not null and not (${isDue})`.execute(database)
  const flagged = await rows(
    database,
    sql`update person set capacity_review_since = ${today} where capacity_review_since is null and ${isDue} returning 1 as one`,
  )
  return flagged.length
}
