import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, type DatabaseTransaction, rows } from './database.js'

/** One step of the schema. Never change a released step; add another one. */
export interface Migration {
  readonly name: string
  up(transaction: DatabaseTransaction): Promise<void>
}

// An arbitrary constant: processes that start together use the same lock and take turns.
const migrationLock = 20_240_108

/**
 * A step that needs a table for itself waits behind long readers such as a backup, and everybody else behind the step. So it gives up soon
 * and tries again.
 */
const lockMilliseconds = 700
const pauseMilliseconds = 1500
const mostTries = 200

/**
 * Brings the schema up to date, each step in its own transaction. An empty database takes all steps in one, so that a process that starts
 * beside this one sees either nothing or the whole schema.
 * @returns the names of the new steps
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const begun = await database.transaction().execute(async (transaction) => {
    // Without the lock, "if not exists" fails when two processes run it at the same time.
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      transaction,
    )
    await carryOver(transaction, migrations)
    const known = await knownSteps(transaction)
    const taken: string[] = []
    if (known.size === 0) for (const migration of migrations) taken.push(...(await take(transaction, migration)))
    return { known, taken }
  })
  const taken = [...begun.taken]
  for (const migration of migrations) {
    if (begun.known.has(migration.name) || taken.includes(migration.name)) continue
    taken.push(
      ...(await patiently(database, async (transaction) => {
        await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
        await sql`select set_config('lock_timeout', ${String(lockMilliseconds)}, true)`.execute(transaction)
        // Another process may have run the step meanwhile.
        return (await knownSteps(transaction)).has(migration.name) ? [] : take(transaction, migration)
      })),
    )
  }
  return taken
}

/** The newest step of the builds before the first release. Their last one left the schema that the first release's step creates. */
export const lastBeforeRelease = '087-lot-amended-less'

/** Replaces the steps of the builds before the first release by the first release's. */
async function carryOver(transaction: DatabaseTransaction, [first]: readonly Migration[]): Promise<void> {
  if (!first || !(await knownSteps(transaction)).has(lastBeforeRelease)) return
  await sql`delete from migration`.execute(transaction)
  await sql`insert into migration (name) values (${first.name})`.execute(transaction)
}

/** Runs a transaction again while others hold what it needs. */
async function patiently<T>(database: Database, work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      if ((error as { readonly code?: string }).code !== lockNotAvailable || tries === mostTries) throw error
      await wait(pauseMilliseconds)
    }
  }
}

/** PostgreSQL's code for a lock that was not given in time. @see https://www.postgresql.org/docs/15/errcodes-appendix.html */
const lockNotAvailable = '55P03'

async function knownSteps(database: Database): Promise<ReadonlySet<string>> {
  const before = await rows<{ name: string }>(database, sql`select name from migration`)
  return new Set(before.map(({ name }) => name))
}

async function take(transaction: DatabaseTransaction, migration: Migration): Promise<readonly string[]> {
  await migration.up(transaction)
  await sql`insert into migration (name) values (${migration.name})`.execute(transaction)
  return [migration.name]
}

/** Runs statements that are separated by semicolons at the end of a line. */
export async function runScript(transaction: DatabaseTransaction, script: string): Promise<void> {
  for (const statement of script.split(/;\s*(?:\n|$)/)) {
    if (statement.trim()) await sql.raw(statement).execute(transaction)
  }
}
