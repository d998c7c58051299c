import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPath } from '../core/apiPath.js'
import { prepareDatabase } from '../setup/prepareDatabase.js'
import { buildServer } from '../server.js'
import { departmentDraft, departments, match } from '../testing/drafts.js'
import { caller, createTestSchema } from '../testing/testServer.js'
import { firstRow } from './database.js'
import { type OpenedDatabase, openServer } from './openDatabase.js'

const databaseUrl = process.env.TEST_DATABASE_URL

// The embedded database has only one connection, so no connection waits for a lock of another.
describe.skipIf(!databaseUrl)('on a PostgreSQL server', () => {
  let schema: Awaited<ReturnType<typeof createTestSchema>>
  let other: OpenedDatabase
  beforeAll(async () => {
    schema = await createTestSchema(databaseUrl ?? '')
    other = await openServer(schema.url)
    await prepareDatabase(other.database, { isDemo: true, demoScale: 0, now: new Date() })
  }, 120_000)
  afterAll(async () => {
    await other.close()
    await schema.drop()
  })

  test('what answers people gives up in time, a server’s own work does not', async () => {
    const serving = await openServer(schema.url, { role: 'serving' })
    const shown = async ({ database }: OpenedDatabase, name: string) =>
      (await firstRow<{ value: string }>(database, sql`select current_setting(${name}) as value`))?.value
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    expect(await Promise.all(names.map((name) => shown(serving, name)))).toEqual(['1min', '30s', '90s'])
    expect(await Promise.all(names.map((name) => shown(other, name)))).toEqual(['0', '0', '0'])
    await serving.close()
  })

  test.each([
    ['waits too long for what another holds', '-c lock_timeout=200ms'],
    ['takes too long', '-c statement_timeout=400ms'],
  ])('a write that %s is told to come again', async (_, option) => {
    const url = new URL(schema.url)
    url.searchParams.set('options', `${url.searchParams.get('options')} ${option}`)
    const hurried = await openServer(url.href)
    const server = await buildServer({ database: hurried.database })
    const origin = (await server.listen({ host: '127.0.0.1', port: 0 })) + apiPath
    const { body } = await caller(origin)('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })
    const call = caller(origin, body.data.token)
    const record = (await call('POST', departments, departmentDraft())).body.data
    await other.database.transaction().execute(async (transaction) => {
      await sql`select 1 from department where id = ${record.id} for update`.execute(transaction)
      const answer = await call('PUT', `${departments}/${record.id}`, { ...record, notes: 'x' }, match(1))
      expect([answer.status, answer.body.code, answer.headers.get('Retry-After')]).toEqual([503, 'unavailable', '5'])
    })
    expect((await call('PUT', `${departments}/${record.id}`, { ...record, notes: 'x' }, match(1))).status).toBe(200)
    await server.close()
    await hurried.close()
  })
})
