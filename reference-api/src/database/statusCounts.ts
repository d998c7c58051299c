import { sql } from 'kysely'
import { type Database, rows } from './database.js'

/**
 * Counts records by table and status. Each statement adds a row with its changes, and the nightly job adds them up. Rows are only inserted
 * during the day, so writers do not wait for each other, and they become visible together with the records.
 */
export const statusCountTable = `
create table status_count (table_name text not null, status text not null, change bigint not null);
create function count_statuses() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    insert into status_count select tg_table_name, status, count(*) from later where deleted_at is null group by status
  ; elsif tg_op = 'DELETE' then
    insert into status_count select tg_table_name, status, -count(*) from former where deleted_at is null group by status
  ; else
    insert into status_count select tg_table_name, c.status, sum(c.change) from (
      select status, 1 as change from later where deleted_at is null union all select status, -1 from former where deleted_at is null
    ) c group by c.status having sum(c.change) <> 0
  ; end if ; return null ; end $$;
`

// An arbitrary constant: processes that start together use the same lock and take turns.
const countLock = 20_240_109

/** Starts counting the tables that are not counted yet. */
export async function ensureStatusCounts(database: Database, tables: readonly string[]): Promise<void> {
  const uncounted = sql<{ name: string }>`select name from unnest(${[...tables]}::text[]) name
    where not exists (select 1 from pg_trigger where tgrelid = to_regclass(name) and tgname = 'count_statuses_added')`
  if ((await rows(database, uncounted)).length === 0) return
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${countLock})`.execute(transaction)
    for (const { name } of await rows<{ name: string }>(transaction, uncounted)) {
      const table = sql.table(name)
      // Creating the triggers blocks writers until the first count is made; `enable always` also counts demo data.
      for (const statement of [
        sql`create trigger count_statuses_added after insert on ${table} referencing new table as later for each statement execute function count_statuses()`,
        sql`create trigger count_statuses_changed after update on ${table} referencing old table as former new table as later for each statement execute function count_statuses()`,
        sql`create trigger count_statuses_removed after delete on ${table} referencing old table as former for each statement execute function count_statuses()`,
        sql`alter table ${table} enable always trigger count_statuses_added, enable always trigger count_statuses_changed, enable always trigger count_statuses_removed`,
        sql`insert into status_count select ${name}::text, status, count(*) from ${table} where deleted_at is null group by status`,
      ])
        await statement.execute(transaction)
    }
  })
}

/** The number of records by table and status, without deleted ones. */
export async function readStatusCounts(
  database: Database,
  tables: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const found = await rows<{ name: string; byStatus: Record<string, number> }>(
    database,
    sql`select table_name as name, jsonb_object_agg(status, total order by status) as "byStatus"
      from (select table_name, status, sum(change) as total from status_count where table_name = any(${[...tables]}::text[])
        group by table_name, status having sum(change) > 0) c group by table_name`,
  )
  return new Map(found.map(({ name, byStatus }) => [name, byStatus]))
}

/** Replaces the rows of each table and status with their sum. */
export async function foldStatusCounts(database: Database): Promise<void> {
  await sql`with folded as (delete from status_count returning *)
    insert into status_count select table_name, status, sum(change) from folded group by table_name, status having sum(change) <> 0`.execute(
    database,
  )
}
