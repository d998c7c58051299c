import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { prepareDatabase } from '../demo/prepareDatabase.js'
import { newDatabase } from '../testing/newDatabase.js'
import { migrations } from './migrations.js'
import { type OpenedDatabase, openEmbedded } from './openDatabase.js'
import { readSchemaState } from './schemaState.js'

let opened: OpenedDatabase | undefined
afterEach(() => opened?.close())

test('a database is empty, current or older than the build; one of a newer build is refused, naming its step', async () => {
  opened = await openEmbedded(undefined, await newDatabase())
  const { database } = opened
  await sql`create schema bare`.execute(database)
  await sql`set search_path to bare`.execute(database)
  expect(await readSchemaState(database, migrations)).toBe('empty')
  await sql`set search_path to default`.execute(database)
  const state = (steps = migrations) => readSchemaState(database, steps)
  expect(await state()).toBe('empty')
  await prepareDatabase(database, { isDemo: false, demoScale: 0, now: new Date() })
  expect(await state()).toBe('current')
  expect(await state([...migrations, { name: '999-next', up: async () => undefined }])).toBe('older')
  await sql`insert into migration (name) values ('998-later')`.execute(database)
  await expect(state()).rejects.toThrow(/^A newer build has changed this database \(its step "998-later" is unknown here\)/)
})
