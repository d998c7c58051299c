import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commas, firstRow, rows } from '../database/database.js'
import { startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
}, 240_000)
afterAll(() => api.close())

interface Constraint {
  readonly name: string
  readonly table: string
  readonly columns: readonly string[]
  readonly target: string | null
  readonly targets: readonly string[]
}

const constraintsOf = (type: 'f' | 'u') =>
  rows<Constraint>(
    api.database,
    sql`select c.conname as name, c.conrelid::regclass::text as "table", c.confrelid::regclass::text as target,
        (select jsonb_agg(a.attname order by k.place) from unnest(c.conkey) with ordinality k(number, place)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
        coalesce((select jsonb_agg(a.attname order by k.place) from unnest(c.confkey) with ordinality k(number, place)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number), '[]') as targets
      from pg_constraint c where c.contype = ${type} and c.connamespace = current_schema()::regnamespace order by 1`,
  )

// Demo records are inserted without checks of foreign keys.
test('everything that demo records refer to is there', { timeout: 120_000 }, async () => {
  const found = await constraintsOf('f')
  expect(found.length).toBeGreaterThan(150)
  const broken: string[] = []
  for (const { name, table, columns, target, targets } of found) {
    const filled = sql.join(
      columns.map((column) => sql`${sql.ref(`r.${column}`)} is not null`),
      sql` and `,
    )
    const same = sql.join(
      columns.map((column, place) => sql`${sql.ref(`r.${column}`)} = ${sql.ref(`t.${targets[place] ?? ''}`)}`),
      sql` and `,
    )
    const lost = await firstRow(
      api.database,
      sql`select 1 as lost from ${sql.table(table)} r where ${filled} and not exists (select 1 from ${sql.table(target ?? '')} t where ${same}) limit 1`,
    )
    if (lost) broken.push(name)
  }
  expect(broken).toEqual([])
})

test('and what may stand in a table once stands there once', async () => {
  const found = await constraintsOf('u')
  expect(found.length).toBeGreaterThan(20)
  for (const { name, table, columns } of found) {
    const keys = commas(columns.map((column) => sql.id(column)))
    const twice = await firstRow(
      api.database,
      sql`select 1 as twice from ${sql.table(table)} group by ${keys} having count(*) > 1 and num_nulls(${keys}) = 0 limit 1`,
    )
    expect(twice, name).toBeUndefined()
  }
})

test('lots serve the regional office of what uses them', async () => {
  const serves = sql`(not exists (select from lot_region g where g.owner_id = u.lot_id)
    or exists (select from lot_region g where g.owner_id = u.lot_id and g.region_id = u.office))`
  const officeOfEvent = sql`(select r.id from event_city h join region_city k on k.city_id = h.city_id
    join region r on r.id = k.owner_id and r.type = 'regional-esporte' where h.owner_id = e.event_id and h.position = 0)`
  const uses = sql`select lot_id, region_id as office from service_request e
    union all select lot_id, ${officeOfEvent} from service_request e where event_id is not null
    union all select lot_id, ${officeOfEvent} from canteen e where lot_id is not null`
  const found = await rows<{ ok: boolean; count: number }>(
    api.database,
    sql`select ${serves} as ok, count(*)::integer as count from (${uses}) u group by 1`,
  )
  expect(found).toEqual([{ ok: true, count: expect.any(Number) }])
})
