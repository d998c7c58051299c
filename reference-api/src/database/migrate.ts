import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, rows } from './database.js'

/** One step of the schema. A step that was released is never changed: write another. */
export interface Migration {
  readonly name: string
  up(transaction: DatabaseTransaction): Promise<void>
}

// Any number will do, as long as it stays: two processes that start together take turns.
const migrationLock = 20_240_108

/** Brings the schema up to date, each step in a transaction of its own. @returns the names of the steps taken */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  await database.transaction().execute(async (transaction) => {
    // "if not exists" alone fails in one of two processes that look at the same moment.
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      transaction,
    )
  })
  const before = await rows<{ name: string }>(database, sql`select name from migration`)
  const known = new Set(before.map(({ name }) => name))
  const taken: string[] = []
  for (const migration of migrations) {
    if (known.has(migration.name)) continue
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
      // Another process may have taken it meanwhile.
      const taking = await rows(transaction, sql`select 1 from migration where name = ${migration.name}`)
      if (taking.length > 0) return
      await migration.up(transaction)
      await sql`insert into migration (name) values (${migration.name})`.execute(transaction)
      taken.push(migration.name)
    })
  }
  return taken
}

/** Runs statements that are separated by semicolons at the end of a line. */
export async function runScript(transaction: DatabaseTransaction, script: string): Promise<void> {
  for (const statement of script.split(/;\s*(?:\n|$)/)) {
    if (statement.trim()) await sql.raw(statement).execute(transaction)
  }
}
