import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.js'
import { planEntities } from '../entities/entities.js'
import { departmentDraft, departments } from '../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'
import { undoImports } from './unfinishedImports.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

const lot = (name: string, count: number) => Array.from({ length: count }, (_, place) => departmentDraft({ name: `${name} ${place}` }))
const importing = (given: readonly object[], key?: string) =>
  call('POST', `${departments}/importar`, { rows: given }, key ? { 'Idempotency-Key': key } : {})
const named = async (name: string) =>
  (await rows<{ id: number }>(api.database, sql`select id from department where name like ${`${name} %`} order by id`)).map(({ id }) => id)
const left = async (table: string) => (await rows(api.database, sql`select 1 from ${sql.table(table)}`)).length

// A server has many connections and stores all rows in one transaction.
describe.skipIf(process.env.TEST_DATABASE_URL)('an import on the one connection of the embedded database', () => {
  test('lets others in between its slices, so that nobody waits for all of it', { timeout: 120_000 }, async () => {
    const since = performance.now()
    let isDone = false
    const writing = importing(lot('Fatia', 3000)).finally(() => (isDone = true))
    const waits: number[] = []
    while (!isDone) {
      const asked = performance.now()
      expect((await call('GET', `${departments}?por_pagina=5`)).status).toBe(200)
      waits.push(performance.now() - asked)
    }
    expect((await writing).status).toBe(201)
    const whole = performance.now() - since
    // Thirty slices are checked and then stored. The limits are relative, so the machine's speed does not matter.
    const half = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? whole
    expect(half).toBeLessThan(Math.max(250, whole / 15))
    expect(Math.max(...waits)).toBeLessThan(whole / 2)
    expect(waits.length).toBeGreaterThan(15)
    expect(await left('unfinished_import')).toBe(0)
  })

  test('that is refused in the middle leaves nothing behind', { timeout: 120_000 }, async () => {
    const given = lot('Desfeita', 1500)
    const audits = await left('audit_entry')
    const writing = importing(given)
    while ((await named('Desfeita')).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    // Meanwhile another request takes the values of the last slice.
    expect((await call('POST', departments, { ...given.at(-1), name: 'Outra mão' })).status).toBe(201)
    const answer = await writing
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body.errors)).toContain('rows[1499].')
    expect(await named('Desfeita')).toEqual([])
    expect(await left('audit_entry')).toBe(audits + 1)
    expect(await left('unfinished_import')).toBe(0)
  })

  test('whose server died is taken out at the next start, but for what is in use', async () => {
    expect((await importing(lot('Cortada', 20))).status).toBe(201)
    const ids = await named('Cortada')
    const [used = 0] = ids
    expect((await call('POST', departments, departmentDraft({ name: 'Filho dela', parentId: used }))).status).toBe(201)
    await sql`insert into unfinished_import (entity, ids, at) values ('department', ${ids}::integer[], now())`.execute(api.database)
    await undoImports(api.database, await planEntities(api.database))
    expect(await named('Cortada')).toEqual([used])
    expect(await left('unfinished_import')).toBe(0)
  })

  test('sent twice at once with one key is stored once', { timeout: 60_000 }, async () => {
    const given = lot('Gêmea', 300)
    const answers = await Promise.all([importing(given, 'twins'), importing(given, 'twins')])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(await named('Gêmea')).toHaveLength(300)
  })
})
