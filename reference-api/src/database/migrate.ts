import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, rows } from './database.js'

/** One step of the schema. Never change a released step; add another one. */
export interface Migration {
  readonly name: string
  up(transaction: DatabaseTransaction): Promise<void>
}

// An arbitrary constant: processes that start together use the same lock and take turns.
const migrationLock = 20_240_108

/** Brings the schema up to date, each step in its own transaction. @returns the names of the new steps */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  await database.transaction().execute(async (transaction) => {
    // Without the lock, "if not exists" fails when two processes run it at the same time.
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
      // Another process may have run the step meanwhile.
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
