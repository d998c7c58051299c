import { sql } from 'kysely'
import { type Database, rows } from './database.js'

/** How often the embedded database is tidied. */
export const tidyMilliseconds = 10 * 60_000

/**
 * Replaces autovacuum and checkpointer, which the embedded database lacks. It updates the planner's statistics and the visibility map,
 * without which a list of 100,000 is read completely. It also writes a checkpoint; without one the log would grow from the start on and be
 * replayed after a crash. A table is due by autovacuum's own rule: 50 changed rows plus a tenth of all.
 * @returns the tables that were due
 */
export async function tidyTables(database: Database): Promise<string[]> {
  const due = await rows<{ name: string }>(
    database,
    sql`select c.relname as name from pg_class c join pg_stat_user_tables s on s.relid = c.oid
      where c.reltuples < 0 or s.n_mod_since_analyze > 50 + 0.1 * c.reltuples order by c.relname`,
  )
  for (const { name } of due) await sql`vacuum (analyze) ${sql.table(name)}`.execute(database)
  await sql`checkpoint`.execute(database)
  return due.map(({ name }) => name)
}
