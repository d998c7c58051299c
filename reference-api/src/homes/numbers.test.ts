import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planEntities } from '../entities/entities.js'
import { countExpiries, readExpiries } from '../records/read/readExpiries.js'
import { serviceRequests } from '../testing/drafts.js'
import { type Call, type Fields, startTestServer, type TestServer } from '../testing/testServer.js'
import { today } from '../core/today.js'

const homes = ['/administrativo', '/pessoas', '/competicoes', '/escola', '/esporte-queremos']

interface Figure extends Fields {
  readonly entity: string
  readonly path: string
  readonly filter: Record<string, string>
}

let api: TestServer
/** The two demo users, and a new user who is no registered person. */
const callers = new Map<string, Call>()
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.05 })
  await sql`insert into app_user (username, name, email, password_hash)
    select 'novata', 'Nova Servidora', 'novata@esporte.pr.gov.br', password_hash from app_user where username = 'admin'`.execute(
    api.database,
  )
  for (const name of ['admin', 'gestora', 'novata']) callers.set(name, await api.signIn(name))
}, 240_000)
afterAll(() => api.close())

const callOf = (name: string): Call => callers.get(name) ?? api.call

/** All rows of a list, page by page. */
async function rowsOf(call: Call, path: string, filter: Readonly<Record<string, string>> = {}): Promise<Fields[]> {
  const found: Fields[] = []
  for (let page = 1; ; page++) {
    const { status, rows } = await call('GET', `${path}?${new URLSearchParams({ ...filter, pagina: String(page), por_pagina: '100' })}`)
    expect(status, path).toBe(200)
    found.push(...rows)
    if (rows.length < 100) return found
  }
}

const cents = (amount: unknown) => Math.round(Number(amount) * 100)
const sumOf = (rows: readonly Fields[]) => rows.reduce((sum, { total }) => sum + cents(total), 0)

describe('every number of every home', () => {
  test.each(['admin', 'gestora', 'novata'])('is the number of rows of its list, for %s', { timeout: 240_000 }, async (name) => {
    const call = callOf(name)
    const figures = (await call('GET', '/painel/figuras')).rows as readonly Figure[]
    expect(figures.length).toBeGreaterThan(15)
    for (const { entity, path, filter, name: figure } of figures) {
      const { data } = (await call('GET', `${path}/contagem?exata=1&${new URLSearchParams(filter)}`)).body
      expect([entity, figure, data.total]).toEqual([entity, figure, (await rowsOf(call, path, filter)).length])
    }
  })

  test('of an area is the number of rows of its lists, for each status', { timeout: 240_000 }, async () => {
    const call = callOf('gestora')
    for (const home of homes) {
      const { data } = (await call('GET', `/painel${home}`)).body
      const { entities, figures } = data as unknown as {
        entities: { path: string; total: number; byStatus: Record<string, number> }[]
        figures: (Figure & { total: number })[]
      }
      for (const { path, filter, total } of figures) expect([path, total]).toEqual([path, (await rowsOf(call, path, filter)).length])
      // Nested entities have no list over all parents.
      for (const { path, total, byStatus } of entities.filter((entity) => !entity.path.includes('{'))) {
        const statuses = (await rowsOf(call, path)).map(({ status }) => String(status))
        expect([path, total]).toEqual([path, statuses.length])
        for (const [status, count] of Object.entries(byStatus))
          expect([path, status, count]).toEqual([path, status, statuses.filter((one) => one === status).length])
      }
    }
  })

  test('of expiries is the number that a longer span finds', async () => {
    const { body } = await callOf('admin')('GET', '/painel/vencimentos?dias=60&por_pagina=1')
    for (const { days, total } of body.byDays as readonly { days: number; total: number }[])
      expect((await callOf('admin')('GET', `/painel/vencimentos?dias=${days}&por_pagina=1`)).body.total).toBe(total)
  })

  test('of expiries is the number of listed rows, in order and without deleted records', async () => {
    const { plans } = await planEntities(api.database)
    const span = { today: today(new Date()), days: 365 }
    const told = await readExpiries(api.database, plans, { ...span, limit: 100_000 })
    expect(told.length).toBeGreaterThan(100)
    expect((await countExpiries(api.database, plans, span)).total).toBe(told.length)
    expect(await readExpiries(api.database, plans, { ...span, limit: 10 })).toEqual(told.slice(0, 10))
    const rolledBack = api.database.transaction().execute(async (transaction) => {
      for (const { entity } of plans) await sql`update ${sql.table(entity.table)} set deleted_at = now()`.execute(transaction)
      expect((await countExpiries(transaction, plans, span)).total).toBe(0)
      throw new Error('all comes back')
    })
    await expect(rolledBack).rejects.toThrow('all comes back')
  })
})

describe('what waits for a person', () => {
  test('is theirs to do: nobody is asked to decide on what they asked for, or to confirm their own inspection', async () => {
    for (const name of ['admin', 'gestora', 'novata']) {
      const figures = (await callOf(name)('GET', '/painel/figuras')).rows as readonly (Figure & { isDuty: boolean })[]
      const duties = figures.filter(({ isDuty }) => isDuty)
      for (const duty of duties)
        expect(duty.begin, duty.name).toMatchObject({ one: expect.stringMatching(/\.$/), other: expect.stringContaining('{count}') })
      for (const apart of ['toDecide', 'toAnalyze', 'toHomologate']) {
        const duty = duties.find((one) => one.name === apart)
        expect(duty?.filter, apart).toMatchObject({ mine: 'false' })
        const { mayHomologate, ...filter } = duty?.filter ?? {}
        const own = await rowsOf(callOf(name), duty?.path ?? '', { ...filter, mine: 'true' })
        const all = await rowsOf(callOf(name), duty?.path ?? '', { status: duty?.filter.status ?? '' })
        const others = await rowsOf(callOf(name), duty?.path ?? '', filter)
        const ownIds = new Set(own.map(({ id }) => id))
        expect(others.filter(({ id }) => ownIds.has(id))).toEqual([])
        expect([apart, own.length + others.length]).toEqual([apart, all.length])
        if (mayHomologate === undefined) continue
        // Other hands than the inspector's are in the visit too: those of who typed its answers.
        const possible = await rowsOf(callOf(name), duty?.path ?? '', duty?.filter)
        expect(possible.map(({ id }) => id)).toEqual(others.filter(({ barred }) => barred === null).map(({ id }) => id))
      }
    }
  })

  test('begins with what is their own, before what anybody may decide', async () => {
    const figures = (await callOf('gestora')('GET', '/painel/figuras')).rows as readonly (Figure & { isDuty: boolean })[]
    const isOwn = figures.filter(({ isDuty }) => isDuty).map(({ filter }) => filter.mine === 'true' || filter.inspecting === 'true')
    expect(isOwn.indexOf(false)).toBe(isOwn.filter(Boolean).length)
    expect(isOwn[0]).toBe(true)
  })
})

describe('the sum below the list of requests', () => {
  test('is that of its rows, for each status and for all of them together', { timeout: 120_000 }, async () => {
    const call = callOf('admin')
    const all = await rowsOf(call, serviceRequests)
    const statuses = [...new Set(all.map(({ status }) => String(status)))]
    expect(statuses.length).toBeGreaterThan(5)
    let together = 0
    for (const status of statuses) {
      const footer = (await call('GET', `${serviceRequests}/somas?status=${status}`)).body.data.total
      const rows = all.filter((row) => row.status === status)
      expect([status, cents(footer)]).toEqual([status, sumOf(rows)])
      together += sumOf(rows)
    }
    expect(cents((await call('GET', `${serviceRequests}/somas`)).body.data.total)).toBe(together)
  })
})
