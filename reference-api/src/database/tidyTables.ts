import { sql } from 'kysely'
import { type Database, rows } from './database.js'

/** How often the embedded database looks after itself. */
export const tidyMilliseconds = 10 * 60_000

/**
 * What a server's autovacuum and checkpointer do, for the embedded database, which has neither: statistics for the planner and the map of visible
 * rows, without which a list of 100,000 is read whole; and a checkpoint, before which the log of every write since the start would be kept, and read
 * again after a crash. A table is due by autovacuum's own rule, 50 changed rows and a tenth of all.
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
