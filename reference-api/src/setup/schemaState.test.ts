import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from './prepareDatabase.js'
import { newDatabase } from '../testing/newDatabase.js'
import { migrate } from '../database/migrate.js'
import { migrations } from './migrations.js'
import { type OpenedDatabase, openEmbedded } from '../database/openDatabase.js'
import { readSchemaState } from '../database/schemaState.js'

let opened: OpenedDatabase
beforeAll(async () => {
  opened = await openEmbedded(undefined, await newDatabase())
})
afterAll(() => opened.close())

test('a database is empty, current or older than the build; one of a newer build is refused, naming its step', async () => {
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

test('a database of the last build before the first release is carried over; an older one is refused with what to do', async () => {
  const { database } = opened
  const before = async (...names: readonly string[]) => {
    await sql`delete from migration`.execute(database)
    for (const name of names) await sql`insert into migration (name) values (${name})`.execute(database)
  }
  await before('001-accounts', '002-places')
  await expect(readSchemaState(database, migrations)).rejects.toThrow(/before the first release.*"087-lot-amended-less"/)
  await before('001-accounts', '002-places', '087-lot-amended-less')
  expect(await readSchemaState(database, migrations)).toBe('older')
  // The first release's step left the former builds' schema, so it does not run; later ones do.
  const later = migrations.slice(1)
  const releaseOnly = async (names: readonly string[]) => {
    const taken: string[] = []
    const noted = later.map(({ name }) => ({ name, up: async () => void taken.push(name) }))
    await migrate(database, [...migrations.slice(0, 1), ...noted])
    expect(taken).toEqual(names)
  }
  await releaseOnly(later.map(({ name }) => name))
  await releaseOnly([])
  expect(await readSchemaState(database, migrations)).toBe('current')
})
