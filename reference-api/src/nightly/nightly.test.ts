import { today } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../commands/commands.js'
import { rows } from '../database/database.js'
import { planEntities } from '../entities/entities.js'
import type { EntitySet } from '../records/plan/plan.js'
import { departmentDraft, departments, match, minorDraft, people, personDraft } from '../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'
import { databaseTime, runNightlyOnce } from './runNightly.js'

let api: TestServer
let call: Call
let set: EntitySet
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
  set = await planEntities(api.database)
})
afterAll(() => api.close())

const day = 86_400_000
const created = async (path: string, draft: object) => (await call('POST', path, draft)).body.data
const nightly = () => runCommand(api.database, { command: 'nightly', words: [], input: Readable.from([]) })
const count = (table: string) =>
  rows<{ id: number }>(api.database, sql`select id from ${sql.table(table)} order by id`).then((found) => found.length)

describe('a minor who turns 18', () => {
  test('is found in the list and on the panel the next morning, until somebody decides', async () => {
    const adult = await created(people, personDraft())
    const minor = await created(people, minorDraft({ personId: adult.id }))
    const seen = async () => (await call('GET', `${people}?needsCapacityReview=true`)).rows.map(({ id }) => id)
    // Changes only the birthday in the table, because a write would clear the mark.
    const born = new Date(Date.parse(today()) - 6575 * day).toISOString().slice(0, 10)
    await sql`update person set birth_date = ${born} where id = ${minor.id}`.execute(api.database)
    expect(await seen()).toEqual([])
    expect(await nightly()).toMatch(/person\.turnedAdult 1,.* 0 records/)
    expect(await nightly()).toMatch(/person\.turnedAdult 0,/)
    expect(await seen()).toEqual([minor.id])
    const { data } = (await call('GET', '/painel/pessoas')).body
    expect(data.figures).toContainEqual({
      name: 'needsCapacityReview',
      entity: 'person',
      path: people,
      filter: { needsCapacityReview: 'true' },
      total: 1,
    })
    const current = (await call('GET', `${people}/${minor.id}`)).body.data
    expect(current).toMatchObject({ needsCapacityReview: true, version: 1 })
    const decided = { ...current, legalCapacity: 'adulto', phone: '41999990000', guardians: [] }
    expect((await call('PUT', `${people}/${minor.id}`, decided, match(1))).body.data).toMatchObject({ needsCapacityReview: false })
    expect(await seen()).toEqual([])
  })
})

describe('what ends on a day', () => {
  const shifted = (days: number) => new Date(Date.parse(today()) + days * day).toISOString().slice(0, 10)

  test('is announced with its record: the first to end first, and what ended long ago no more', async () => {
    const ends = async (name: string, days: number) => {
      const foreignDocument = { kind: 'outro', number: name, issuingCountryId: 32, validUntil: shifted(days) }
      const foreigner = { documentType: 'estrangeiro', cpf: null, nationality: 'estrangeiro', countryId: 32, foreignDocument }
      const answer = await call('POST', people, personDraft({ name, ...foreigner }))
      expect(answer.body).toMatchObject({ data: { label: name } })
      return answer.body.data
    }
    const [late, soon, past] = [await ends('Ana Tarde', 50), await ends('Bia Cedo', 5), await ends('Caio Passado', -3)]
    await ends('Davi Longe', 90)
    await ends('Eva Antiga', -40)
    const { body, rows: found } = await call('GET', '/painel/vencimentos')
    expect(body.total).toBe(3)
    expect(found.map(({ id }) => id)).toEqual([soon.id, late.id, past.id])
    expect(found[0]).toEqual({
      entity: 'person',
      path: people,
      id: soon.id,
      label: 'Bia Cedo',
      what: 'foreignDocument',
      title: 'Documento estrangeiro',
      due: shifted(5),
    })
    expect((await call('GET', '/painel/vencimentos?idioma=en-US')).rows[0]).toMatchObject({ title: 'Foreign document' })
    expect((await call('GET', '/painel/vencimentos?dias=30')).body.total).toBe(2)
    expect((await call('GET', '/painel/vencimentos?por_pagina=1')).rows).toHaveLength(1)
    const due = await ends('Fábio Hoje', 0)
    expect((await call('GET', '/painel/vencimentos?dias=0')).rows.map(({ id }) => id)).toEqual([past.id, due.id])
    expect((await call('GET', '/painel/vencimentos?dias=9999')).status).toBe(400)
  })
})

describe('the night', () => {
  test('runs once, however many processes wake up, and again the next night', async () => {
    const now = new Date('2030-05-10T12:00:00Z')
    const run = (at: Date) => runNightlyOnce(api.database, { set, now: at })
    const results = await Promise.all([run(now), run(now), run(now)])
    expect(results.filter((result) => result !== undefined).length).toBe(1)
    // Two in the morning in Paraná still belongs to the previous night.
    expect(await run(new Date('2030-05-11T05:00:00Z'))).toBeUndefined()
    expect(await run(new Date('2030-05-11T06:00:00Z'))).toBeDefined()
  })
})

describe('a clock that was wrong', () => {
  const start = new Date('2031-01-10T12:00:00Z')
  const run = (days: number) => runNightlyOnce(api.database, { set, now: new Date(start.getTime() + days * day) })

  test('ends nothing when it is sixty days ahead, says so, and the night after it was put right is worked through', async () => {
    await sql`delete from job_run`.execute(api.database)
    expect(await run(0)).toMatchObject({ purged: 0 })
    const record = await created(departments, departmentDraft())
    await call('POST', `${departments}/acoes/excluir`, { ids: [record.id] })
    await sql`update department set deleted_at = ${start.toISOString()} where id = ${record.id}`.execute(api.database)
    const left = async () => (await sql`select 1 from department where id = ${record.id}`.execute(api.database)).rows.length
    expect(await run(60)).toMatchObject({ purged: 0, note: expect.stringContaining('Check the clock') })
    expect(await left()).toBe(1)
    const back = await run(1)
    expect(back).toMatchObject({ purged: 0, note: expect.stringContaining('Check the clock') })
    expect(await run(1)).toBeUndefined()
    expect((await run(2))?.note).toBeUndefined()
    expect(await left()).toBe(1)
    // After a real gap the server does the work one day later.
    expect(await run(90)).toMatchObject({ purged: 0 })
    expect(await run(91)).toMatchObject({ purged: 1 })
    expect(await left()).toBe(0)
  })

  test('is not the server’s but the database’s', async () => {
    const seconds = Math.abs((await databaseTime(api.database)).getTime() - Date.now()) / 1000
    expect(seconds).toBeLessThan(60)
  })
})

describe('what was deleted', () => {
  const remove = (path: string, id: number) => call('POST', `${path}/acoes/excluir`, { ids: [id] })
  const age = (table: string, days: number) =>
    sql`update ${sql.table(table)} set deleted_at = deleted_at - make_interval(days => ${days}) where deleted_at is not null`.execute(
      api.database,
    )

  test('comes back for thirty days, and no longer', async () => {
    const [late, early] = [await created(departments, departmentDraft()), await created(departments, departmentDraft())]
    await remove(departments, late.id)
    await age('department', 31)
    await remove(departments, early.id)
    await age('department', 29)
    const restored = await call('POST', `${departments}/acoes/restaurar`, { ids: [late.id, early.id] })
    expect(restored.body.data).toMatchObject({ done: 1, refused: [{ id: late.id, code: 'not-found' }] })
    expect((await call('GET', `${departments}?excluidos=1`)).rows).toEqual([])
  })

  test('is gone for good after that, with what its history knew of it', async () => {
    const person = await created(people, personDraft({ name: 'Pessoa Que Se Vai' }))
    await remove(people, person.id)
    await age('person', 31)
    const before = await count('person')
    expect(await nightly()).toContain('records deleted over 30 days ago are gone')
    expect(await count('person')).toBe(before - 1)
    const kept = await rows<{ action: string; changes: unknown[] }>(
      api.database,
      sql`select action, changes from audit_entry where entity = 'person' and record_id = ${person.id} order by id`,
    )
    expect(kept.map(({ action }) => action)).toEqual(['create', 'delete', 'purge'])
    expect(kept.flatMap(({ changes }) => changes)).toEqual([])
    expect((await call('GET', `${people}/${person.id}/historico`)).status).toBe(404)
  })

  test('is gone in small transactions, however much it is', async () => {
    const model = await created(departments, departmentDraft())
    await sql`insert into department
      select (jsonb_populate_record(d, jsonb_build_object('id', 1000000 + n, 'name', 'Setor ' || n, 'acronym', 'S' || n, 'deleted_at', now() - interval '31 days'))).*
      from department d, generate_series(1, 1201) n where d.id = ${model.id}`.execute(api.database)
    const before = await count('department')
    expect(await nightly()).toContain('1201 records deleted over 30 days ago are gone')
    expect(await count('department')).toBe(before - 1201)
  })

  test('stays while something refers to it, also something that was deleted later', async () => {
    const parent = await created(departments, departmentDraft())
    const child = await created(departments, departmentDraft({ parentId: parent.id }))
    await call('POST', `${departments}/acoes/excluir`, { ids: [child.id, parent.id] })
    await sql`update department set deleted_at = deleted_at - interval '31 days' where id = ${parent.id}`.execute(api.database)
    const before = await count('department')
    await nightly()
    expect(await count('department')).toBe(before)
    await sql`update department set deleted_at = deleted_at - interval '31 days' where id = ${child.id}`.execute(api.database)
    await nightly()
    expect(await count('department')).toBe(before - 2)
  })
})
