import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentDraft, departments, functions, match, people, personDraft } from './testing/drafts.js'
import { buildProcesses, type Processes, signIn, type Started } from './testing/processes.js'
import { type Call, caller, createTestSchema, type Fields } from './testing/testServer.js'

const databaseUrl = process.env.TEST_DATABASE_URL

// The embedded database allows only one process.
describe.skipIf(!databaseUrl)('two processes on one PostgreSQL server', () => {
  let processes: Processes
  let schema: Awaited<ReturnType<typeof createTestSchema>>
  let one: Started
  let other: Started
  let token: string
  let both: readonly [Call, Call]
  beforeAll(async () => {
    processes = await buildProcesses()
    schema = await createTestSchema(databaseUrl ?? '')
    // Both start at once on an empty database: one prepares it, the other waits.
    const environment = { DATABASE_URL: schema.url, DEMO_PORTAL_SECRET: 'segredo-de-dois-processos' }
    const started = await Promise.all([processes.start(environment), processes.start(environment)])
    ;[one, other] = started
    token = (await signIn(one.baseUrl)).token
    both = [caller(one.baseUrl, token), caller(other.baseUrl, token)]
  }, 120_000)
  afterAll(async () => {
    await processes.close()
    await schema.drop()
  })

  test('know each other’s sessions, renewals and logouts', async () => {
    const { token: mine } = await signIn(one.baseUrl)
    const status = async (secret: string) => (await caller(other.baseUrl, secret)('GET', '/sessao')).status
    expect(await status(mine)).toBe(200)
    const renewed = (await caller(other.baseUrl, mine)('POST', '/sessao/renovar')).body.data.token
    expect((await caller(one.baseUrl, renewed)('GET', departments)).status).toBe(200)
    await caller(one.baseUrl, renewed)('POST', '/sessao/logout')
    expect([await status(mine), await status(renewed)]).toEqual([401, 401])
  })

  test('count the guesses together', { timeout: 60_000 }, async () => {
    const guess = (place: number) =>
      caller([one, other][place % 2]?.baseUrl ?? '')('POST', '/sessao/login', { username: 'gestora', password: `errada ${place}` })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, place) => guess(place)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
    for (const { baseUrl } of [one, other])
      expect((await caller(baseUrl)('POST', '/sessao/login', { username: 'gestora', password: 'esporte-parana' })).status).toBe(429)
  })

  test('take a ticket of either, once', async () => {
    const { ticket } = (await both[0]('POST', '/sessao/bilhete', { path: `${people}/exportar.csv` })).body.data as unknown as {
      readonly ticket: string
    }
    const statuses = await Promise.all(
      [one, other].map(async ({ baseUrl }) => (await fetch(`${baseUrl}${people}/exportar.csv?bilhete=${ticket}`)).status),
    )
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 401])
  })

  test('write once what reaches both with one key', async () => {
    for (let number = 0; number < 10; number++) {
      const draft = departmentDraft()
      const key = { 'Idempotency-Key': `balanced-${number}` }
      const answers = await Promise.all([0, 1, 0, 1].map((place) => both[place === 0 ? 0 : 1]('POST', departments, draft, key)))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    }
  })

  test('let one of two writers win, and neither register the same twice', async () => {
    const { data: record } = (await both[0]('POST', departments, departmentDraft())).body
    const writes = await Promise.all(
      both.map((call, place) => call('PUT', `${departments}/${record.id}`, { ...record, name: `De ${place}` }, match(1))),
    )
    expect(writes.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412])
    const draft = departmentDraft()
    const twins = await Promise.all(both.map((call) => call('POST', departments, draft)))
    expect(twins.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
  })

  test('show at once on either what was written on the other, on any page', async () => {
    const ids: unknown[] = []
    for (let number = 0; number < 12; number++) {
      const path = `${functions}?ordem=name&por_pagina=5&pagina=1&busca=fun%C3%A7%C3%A3o%20compartilhada`
      await both[1]('GET', path)
      const draft = {
        name: `Função compartilhada ${String(number).padStart(2, '0')}`,
        code: `FC-${number}`,
        category: 'cargo-efetivo',
        requiresCref: false,
      }
      ids.push((await both[0]('POST', functions, draft)).body.data.id)
      expect((await both[1]('GET', `${path}&contar=1`)).body.meta).toMatchObject({ total: number + 1 })
    }
    const last = await both[1]('GET', `${functions}?ordem=name&por_pagina=5&pagina=3&busca=fun%C3%A7%C3%A3o%20compartilhada`)
    expect(last.rows.map(({ id }) => id)).toEqual(ids.slice(10))
  })

  test('store one of two imports of the same rows in opposite orders, and both of different ones', async () => {
    const rows = Array.from({ length: 300 }, (_, place) => departmentDraft({ name: `Lote duplo ${place}` }))
    const send = (place: 0 | 1, body: readonly object[]) => both[place]('POST', `${departments}/importar`, { rows: body })
    const same = await Promise.all([send(0, rows), send(1, rows.toReversed())])
    expect(same.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422])
    const lots = [0, 1].map((lot) => Array.from({ length: 300 }, (_, place) => departmentDraft({ name: `Lote ${lot} próprio ${place}` })))
    const different = await Promise.all([send(0, lots[0] ?? []), send(1, lots[1] ?? [])])
    expect(different.map(({ status }) => status)).toEqual([201, 201])
    const total = async (search: string) => (await both[0]('GET', `${departments}?busca=${search}`)).body.meta
    expect(await total('lote%20duplo')).toMatchObject({ total: 300 })
    expect(await total('lote%20pr%C3%B3prio')).toMatchObject({ total: 600 })
  })

  test('let fifty write the rows of one record without a deadlock or a lost row', async () => {
    const held = (number: number) => ({
      functionId: 1,
      departmentId: 1,
      start: '2024-01-01',
      registration: `R${number}`,
      crefNumber: '000001-G/PR',
    })
    for (let round = 0; round < 20; round++) {
      const { data: record } = (await both[0]('POST', people, personDraft())).body
      const write = async (number: number, seen: Fields): Promise<void> => {
        const rows = (seen.functions as readonly object[]).toReversed()
        // Twenty writers add a row, the others change an existing one, and all of them change the order.
        const functions =
          number < 20 ? [...rows, held(number)] : rows.map((row, place) => (place === number % 20 ? { ...row, hours: number } : row))
        const body = { ...seen, phone2: `4199${String(number).padStart(7, '0')}`, functions }
        const answer = await (number % 2 === 0 ? both[0] : both[1])('PUT', `${people}/${record.id}`, body, match(seen.version))
        if (answer.status === 412) return write(number, answer.body.data)
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      }
      await Promise.all(Array.from({ length: 50 }, (_, number) => write(number, record)))
      const { functions, version } = (await both[0]('GET', `${people}/${record.id}`)).body.data as unknown as {
        readonly version: number
        readonly functions: readonly { readonly id: number; readonly registration: string }[]
      }
      expect(version).toBe(51)
      expect(new Set(functions.map(({ registration }) => registration)).size).toBe(20)
      expect(new Set(functions.map(({ id }) => id)).size).toBe(20)
    }
  }, 600_000)

  test('go on when one of them dies in the middle of an import: it is stored whole or not at all, and once when it is sent again', async () => {
    const { id } = (await both[0]('POST', departments, departmentDraft())).body.data
    const body = { rows: Array.from({ length: 2000 }, (_, place) => departmentDraft({ name: `Lote cortado ${place}` })) }
    const key = { 'Idempotency-Key': 'cut-short' }
    const writing = both[0]('POST', `${departments}/importar`, body, key).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 700))
    one.child.kill('SIGKILL')
    const isAnswered = (await writing) !== undefined
    expect((await both[1]('GET', `${departments}/${id}`)).status).toBe(200)
    const total = async () => ((await both[1]('GET', `${departments}?busca=lote%20cortado`)).body.meta as { readonly total: number }).total
    expect(isAnswered ? [2000] : [0, 2000]).toContain(await total())
    expect((await both[1]('POST', `${departments}/importar`, body, key)).status).toBe(201)
    expect(await total()).toBe(2000)
  }, 60_000)
})
