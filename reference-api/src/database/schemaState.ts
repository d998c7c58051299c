import { sql } from 'kysely'
import { commandLine } from '../core/commands.js'
import { StartProblem } from '../core/startProblem.js'
import { type Database, firstRow, rows } from './database.js'
import { lastBeforeRelease, type Migration } from './migrate.js'

/** How a database stands to this build: `empty` is one that nobody has prepared yet. */
export type SchemaState = 'empty' | 'older' | 'current'

/** Compares the steps of the database with those of this build. @throws StartProblem when this build cannot serve the database */
export async function readSchemaState(database: Database, migrations: readonly Migration[]): Promise<SchemaState> {
  const found = await firstRow<{ exists: boolean }>(
    database,
    sql`select to_regclass('migration') is not null and to_regclass('setting') is not null as exists`,
  )
  if (!found?.exists) return 'empty'
  const applied = new Set((await rows<{ name: string }>(database, sql`select name from migration`)).map(({ name }) => name))
  if (applied.has(lastBeforeRelease)) return 'older'
  if (applied.has('001-accounts'))
    throw new StartProblem(
      `A build before the first release made this database. Start the last of those builds on it once, the one whose newest step is "${lastBeforeRelease}", and then this one.`,
    )
  const own = new Set(migrations.map(({ name }) => name))
  const strange = [...applied].toSorted().find((name) => !own.has(name))
  if (strange !== undefined)
    throw new StartProblem(
      `A newer build has changed this database (its step "${strange}" is unknown here), and this one would damage it. Start that build again, or go back to a copy of the data from before.`,
    )
  const isPrepared = await firstRow(database, sql`select 1 as one from setting where name = 'seeded'`)
  if (!isPrepared) return 'empty'
  return migrations.every(({ name }) => applied.has(name)) ? 'current' : 'older'
}

/** What to do before a start or a command, for a database that is not current. `where` tells people which one it is. */
export function migrateFirst(state: Exclude<SchemaState, 'current'>, where: string): StartProblem {
  return new StartProblem(
    state === 'empty'
      ? `The ${where} is empty. Prepare it first: ${commandLine('migrate')}`
      : `The ${where} was made by an older build. Make a copy of it, stop the processes that use it, and bring it up to date: ${commandLine('migrate')}`,
  )
}
