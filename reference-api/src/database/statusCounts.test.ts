import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entityFolders } from '../entities/entities.js'
import { startTestServer, type TestServer } from '../testing/testServer.js'
import { type Database, rows } from './database.js'
import { foldStatusCounts, readStatusCounts } from './statusCounts.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.05 })
}, 240_000)
afterAll(() => api.close())

const tables = entityFolders.map(({ entity }) => entity.table)

async function counted(database: Database, table: string): Promise<Record<string, number>> {
  const found = await rows<{ status: string; total: number }>(
    database,
    sql`select status, count(*)::integer as total from ${sql.table(table)} where deleted_at is null group by status`,
  )
  return Object.fromEntries(found.map(({ status, total }) => [status, total]))
}

const known = async (database: Database, table: string) => (await readStatusCounts(database, tables)).get(table) ?? {}

test.each(tables)('the demonstration’s rows of %s are counted', async (table) => {
  expect(await known(api.database, table)).toEqual(await counted(api.database, table))
})

/** Statements over a part of the departments: ids whose remainder after division by `by` is `part`. */
const statement = fc.record({
  by: fc.integer({ min: 1, max: 7 }),
  part: fc.integer({ min: 0, max: 6 }),
  kind: fc.constantFrom('inactivate', 'activate', 'hide', 'restore', 'insert', 'remove', 'rename', 'undo', 'fold'),
})
const changes: Readonly<Record<string, string>> = {
  inactivate: `update department set status = 'inativo' where`,
  activate: `update department set status = 'ativo' where`,
  hide: 'update department set deleted_at = now() where',
  restore: 'update department set deleted_at = null where',
  rename: `update department set phone = '4133330000' where`,
  remove: 'delete from department where id > 1000000 and',
  insert: `insert into department (name, label, search_text, acronym, kind, email, sort_order, status, deleted_at)
    select 'n' || nextval('department_id_seq'), '', '', 'N' || currval('department_id_seq'), 'setor', email, sort_order, status, deleted_at
    from (select * from department order by id limit 5) department where`,
}

describe('counts by status', () => {
  test('are those of the rows after any statements, taken back or not, added up or not', { timeout: 120_000 }, async () => {
    await sql`select setval('department_id_seq', 1000001)`.execute(api.database)
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 12 }), async (statements) => {
        for (const { kind, by, part } of statements) {
          if (kind === 'fold') await foldStatusCounts(api.database)
          else if (kind === 'undo') await undone(`${changes.hide} id % ${by} = ${part}`)
          else await sql.raw(`${changes[kind]} id % ${by} = ${part}`).execute(api.database)
          expect(await known(api.database, 'department')).toEqual(await counted(api.database, 'department'))
        }
      }),
      { numRuns: 25 },
    )
  })

  test('are one row for each status after a night', async () => {
    await foldStatusCounts(api.database)
    const found = await rows(api.database, sql`select table_name, status, count(*) from status_count group by 1, 2 having count(*) > 1`)
    expect(found).toEqual([])
  })

  test.skipIf(!process.env.TEST_DATABASE_URL)('let two writers go on side by side, and a night beside both', async () => {
    await api.database.transaction().execute(async (one) => {
      await sql`update department set status = 'inativo' where id % 2 = 0`.execute(one)
      await api.database.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '1s'`.execute(other)
        await sql`update department set status = 'inativo' where id % 2 = 1`.execute(other)
        await foldStatusCounts(other)
        expect(await known(other, 'department')).toEqual(await counted(other, 'department'))
      })
    })
    expect(await known(api.database, 'department')).toEqual(await counted(api.database, 'department'))
  })
})

async function undone(change: string): Promise<void> {
  const back = new Error('taken back')
  await api.database
    .transaction()
    .execute(async (transaction) => {
      await sql.raw(change).execute(transaction)
      throw back
    })
    .catch((error: unknown) => expect(error).toBe(back))
}
