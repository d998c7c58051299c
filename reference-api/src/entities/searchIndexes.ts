import { sql } from 'kysely'
import { type Database, rows } from '../database/database.js'
import { violationOf } from '../database/violations.js'
import { entityTables } from './entities.js'

/**
 * Trigram indexes for the search inside words. They cost more to build than everything else together, so they come after the data and are no
 * migration; without the right to install pg_trgm the search works all the same, by reading whole tables.
 */
export async function ensureSearchIndexes(database: Database, { isConcurrent }: { readonly isConcurrent: boolean }): Promise<void> {
  if (!(await hasTrigrams(database))) return
  for (const table of entityTables) {
    const name = `${table}_search`
    const known = await rows<{ isValid: boolean }>(
      database,
      sql`select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`,
    )
    if (known[0]?.isValid) continue
    // Left behind by a build that was interrupted.
    if (known.length > 0) await sql`drop index ${sql.table(name)}`.execute(database)
    const how = isConcurrent ? sql`concurrently` : sql``
    await sql`create index ${how} if not exists ${sql.id(name)} on ${sql.table(table)} using gin (search_text gin_trgm_ops)`.execute(
      database,
    )
  }
}

async function hasTrigrams(database: Database): Promise<boolean> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(database)
    return true
  } catch (error) {
    // Twins that start together: the other one installs it.
    return violationOf(error)?.kind === 'unique'
  }
}
