import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../database/database.js'
import { type OpenedDatabase, openServer } from '../../database/openDatabase.js'
import { prepareDatabase } from '../../setup/prepareDatabase.js'
import { planEntities } from '../../entities/entities.js'
import { createTestSchema } from '../../testing/testServer.js'
import type { EntityPlan } from '../plan/plan.js'
import { ensureListIndexes } from './listIndexes.js'

const databaseUrl = process.env.TEST_DATABASE_URL

// The embedded database has one connection, so nobody builds beside anybody.
describe.skipIf(!databaseUrl)('ten processes that start at once beside a backup', () => {
  let schema: Awaited<ReturnType<typeof createTestSchema>>
  let opened: OpenedDatabase[]
  let plans: readonly EntityPlan[]
  beforeAll(async () => {
    schema = await createTestSchema(databaseUrl ?? '')
    opened = await Promise.all(Array.from({ length: 12 }, () => openServer(schema.url)))
    const [{ database }] = opened as [OpenedDatabase]
    await prepareDatabase(database, { isDemo: true, demoScale: 0.1, now: new Date() })
    plans = (await planEntities(database)).plans
    await ensureListIndexes(database, { plans, isConcurrent: false })
    await sql`drop index person_hidden`.execute(database)
    // A build that fails leaves an invalid index behind, as one does that was killed; only a superuser can mark one.
    await sql`drop index person_search`.execute(database)
    await expect(sql`create unique index concurrently person_search on person (status)`.execute(database)).rejects.toThrow()
    expect(await invalidIndexes(database)).toEqual([{ name: 'person_search' }])
  }, 300_000)
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()))
    await schema.drop()
  })

  test('keep no list waiting, and leave every index valid', { timeout: 120_000 }, async () => {
    const [reader, backup, ...starting] = opened as [OpenedDatabase, OpenedDatabase, ...OpenedDatabase[]]
    let builds: Promise<unknown> = Promise.resolve()
    const slowest = await backup.database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (dump) => {
        await sql`select count(*) from person`.execute(dump)
        builds = Promise.all(starting.map(({ database }) => ensureListIndexes(database, { plans, isConcurrent: true })))
        const times: number[] = []
        for (const end = performance.now() + 4000; performance.now() < end; ) {
          const since = performance.now()
          await rows(reader.database, sql`select id from person where deleted_at is null order by name limit 25`)
          times.push(performance.now() - since)
        }
        return Math.max(...times)
      })
    expect(slowest).toBeLessThan(1000)
    await builds
    expect(await invalidIndexes(reader.database)).toEqual([])
    const [hidden] = await rows(reader.database, sql`select to_regclass('person_hidden') is not null as "isThere"`)
    expect(hidden).toEqual({ isThere: true })
  })
})

function invalidIndexes(database: OpenedDatabase['database']) {
  return rows(
    database,
    sql`select indexrelid::regclass::text as name from pg_index where not indisvalid and indrelid = to_regclass('person')`,
  )
}
