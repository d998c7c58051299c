import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../../database/database.js'
import type { EntityPlan } from '../plan/plan.js'

/** Words to search for once: enough to load most of the index pages of names. */
const words = 300

/** Rows to take these words from. */
const sampled = 20_000

/**
 * Reads the tables and the search indexes of lists once, so that the first searches of the day find them in memory. Skips a table that does
 * not fit into memory. Ends early when `isStopped`.
 */
export async function warmLists(database: Database, plans: readonly EntityPlan[], isStopped: () => boolean): Promise<void> {
  for (const plan of plans) if (!isStopped() && (await fitsMemory(database, plan))) await warmList(database, plan, isStopped)
}

async function warmList(database: Database, { entity }: EntityPlan, isStopped: () => boolean): Promise<void> {
  const table = sql.table(entity.table)
  // No row matches, so the database reads all rows, in the order of the disk.
  await sql`select from ${table} where version < 0`.execute(database)
  const found = await rows<{ word: string }>(
    database,
    sql`select word from (select search_text from ${table} limit ${sampled}) sample, unnest(string_to_array(search_text, ' ')) word
      where word ~ '^[a-z]{3,}$' group by word order by count(*) desc limit ${words}`,
  )
  for (const { word } of found) {
    if (isStopped()) return
    await database.transaction().execute(async (transaction) => {
      // This forces a bitmap scan, which reads all index entries of a word before the first row.
      await sql`set local enable_seqscan = off`.execute(transaction)
      await sql`set local enable_indexscan = off`.execute(transaction)
      await sql`select from ${table} where search_text like ${`%${word}%`} limit 1`.execute(transaction)
    })
  }
}

/** Whether the table and its indexes fit into the memory that the server expects for its cache. */
async function fitsMemory(database: Database, { entity }: EntityPlan): Promise<boolean> {
  const answer = await firstRow<{ fits: boolean }>(
    database,
    sql`select pg_total_relation_size(to_regclass(${entity.table})) <= pg_size_bytes(current_setting('effective_cache_size')) as fits`,
  )
  return answer?.fits === true
}
