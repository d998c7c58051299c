import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../../database/database.js'
import type { EntityPlan } from '../plan/plan.js'

/** Words that are looked for once: enough to touch most of the pages that names are found by. */
const words = 300

/** Rows whose words are looked at. */
const sampled = 20_000

/**
 * Has a database server read the tables of lists and their search once, so that the first searches of the day find them in memory. A table
 * that would not fit there is left alone. Ends early when `isStopped`.
 */
export async function warmLists(database: Database, plans: readonly EntityPlan[], isStopped: () => boolean): Promise<void> {
  for (const plan of plans) if (!isStopped() && (await fitsMemory(database, plan))) await warmList(database, plan, isStopped)
}

async function warmList(database: Database, { entity }: EntityPlan, isStopped: () => boolean): Promise<void> {
  const table = sql.table(entity.table)
  // No row has it: they are all read, in the disk's own order.
  await sql`select from ${table} where version < 0`.execute(database)
  const found = await rows<{ word: string }>(
    database,
    sql`select word from (select search_text from ${table} limit ${sampled}) sample, unnest(string_to_array(search_text, ' ')) word
      where word ~ '^[a-z]{3,}$' group by word order by count(*) desc limit ${words}`,
  )
  for (const { word } of found) {
    if (isStopped()) return
    await database.transaction().execute(async (transaction) => {
      // Then all places of a word are read before its first row is.
      await sql`set local enable_seqscan = off`.execute(transaction)
      await sql`set local enable_indexscan = off`.execute(transaction)
      await sql`select from ${table} where search_text like ${`%${word}%`} limit 1`.execute(transaction)
    })
  }
}

/** Whether the table and its indexes lie within what the server counts on finding in memory. */
async function fitsMemory(database: Database, { entity }: EntityPlan): Promise<boolean> {
  const answer = await firstRow<{ fits: boolean }>(
    database,
    sql`select pg_total_relation_size(to_regclass(${entity.table})) <= pg_size_bytes(current_setting('effective_cache_size')) as fits`,
  )
  return answer?.fits === true
}
