import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { firstRow } from './database.js'
import { openEmbedded } from './openDatabase.js'
import { tidyTables } from './tidyTables.js'

const opened = await openEmbedded()
afterAll(() => opened.close())

it('gives a table its statistics once enough of it has changed, and leaves it alone otherwise', async () => {
  const { database } = opened
  const count = async () =>
    (await firstRow<{ count: number }>(database, sql`select reltuples::integer as count from pg_class where relname = 'thing'`))?.count
  const flush = () => sql`select pg_stat_force_next_flush()`.execute(database)
  await sql`create table thing (id integer)`.execute(database)
  await sql`insert into thing select generate_series(1, 1000)`.execute(database)
  await flush()
  expect(await tidyTables(database)).toEqual(['thing'])
  expect(await count()).toBe(1000)
  await flush()
  expect(await tidyTables(database)).toEqual([])
  await sql`insert into thing select generate_series(1, 500)`.execute(database)
  await flush()
  expect(await tidyTables(database)).toEqual(['thing'])
  expect(await count()).toBe(1500)
})
