import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, type Fragment, firstRow, rows } from '../../database/database.js'
import { startTestServer, type TestServer } from '../../testing/testServer.js'
import { foundIds } from './listCondition.js'
import { planEntities } from '../../entities/entities.js'
import type { EntityPlan } from '../plan/plan.js'
import { ensureListIndexes } from './listIndexes.js'
import { readFilter } from './readListQuery.js'
import { warmLists } from './warmLists.js'

let api: TestServer
let plans: readonly EntityPlan[]
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.02 })
  plans = (await planEntities(api.database)).plans
  await ensureListIndexes(api.database, { plans, isConcurrent: false })
  await sql`vacuum analyze person`.execute(api.database)
})
afterAll(() => api.close())

/** How the database would go about it if the table were long. */
async function planned(database: Database, statement: Fragment): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local enable_bitmapscan = off`.execute(transaction)
    const lines = await rows<{ 'QUERY PLAN': string }>(transaction, sql`explain ${statement}`)
    return lines.map((line) => line['QUERY PLAN']).join('\n')
  })
}

test.each([
  [{ legalCapacity: 'menor', age: '8..15' }, 'person_range_birth_date'],
  [{ birthDate: '1980-01-01..1989-12-31', status: 'ativo,inativo' }, 'person_range_birth_date'],
  [{ cityId: '4106902', status: 'ativo' }, 'person_filter_address_city_id'],
  [{ status: 'inativo' }, 'person_sort_status'],
])('whoever is found by %o is counted from an index alone', async (filter, index) => {
  const person = plans.find(({ entity }) => entity.table === 'person')
  if (!person) throw new Error('there are no people')
  const query = { ...readFilter(person.entity.contract, filter as Readonly<Record<string, string>>), isHidden: false }
  const plan = await planned(api.database, sql`select count(*) from (${foundIds(person, query, { today: '2026-11-21' })}) found`)
  expect(plan).toContain(`Index Only Scan using ${index}`)
})

test('a second start finds every index there, and what lists need is read without changing anything', async () => {
  const indexes = () => rows(api.database, sql`select indexname from pg_indexes where schemaname = current_schema() order by indexname`)
  const before = await indexes()
  await ensureListIndexes(api.database, { plans, isConcurrent: false })
  await warmLists(api.database, plans, () => false)
  expect(await indexes()).toEqual(before)
  // What is set for the reading alone ends with it.
  expect(await firstRow(api.database, sql`select current_setting('enable_seqscan') as scan`)).toEqual({ scan: 'on' })
})
