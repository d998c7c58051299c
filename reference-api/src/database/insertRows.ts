import { sql } from 'kysely'
import { commas, type Database, type Row } from './database.js'

const batch = 500

/**
 * Inserts many rows into one table with few statements. The database reads them from JSON in its own column types. All rows must have the
 * columns of the first.
 */
export async function insertRows(database: Database, table: string, rowsToInsert: readonly Row[]): Promise<void> {
  const names = Object.keys(rowsToInsert[0] ?? {}).map((name) => sql.id(name))
  for (let start = 0; start < rowsToInsert.length; start += batch) {
    const json = JSON.stringify(rowsToInsert.slice(start, start + batch))
    await sql`insert into ${sql.table(table)} (${commas(names)}) select ${commas(names)} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(
      database,
    )
  }
}

/** Moves the id sequence behind the highest id, after rows with given ids were inserted. */
export async function continueIds(database: Database, table: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${sql.table(table)}), 0) + 1, false)`.execute(
    database,
  )
}
