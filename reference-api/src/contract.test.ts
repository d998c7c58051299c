import { contractCases } from '@esporte-parana/sdk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entities, planEntities } from './entities/entities.js'
import { readRecords } from './records/read/readRecords.js'
import { today } from './core/today.js'
import { departmentDraft, departments, match, people } from './testing/drafts.js'
import { type Call, startTestServer, type TestServer } from './testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

describe('the contract that every server keeps', () => {
  test.each(contractCases)('$name', (contractCase) =>
    contractCase.run({ fetch, baseUrl: api.baseUrl, username: 'admin', password: 'esporte-parana' }),
  )
})

describe('lists', () => {
  test('refuse an unknown parameter and say which ones there are', async () => {
    const { status, body } = await call('GET', `${departments}?situacao=ativo`)
    expect(status).toBe(400)
    expect(body.errors).toEqual({ situacao: [expect.stringContaining('por_pagina')] })
  })

  test.each([
    'por_pagina=101',
    'por_pagina=0',
    'pagina=x',
    'pagina=1&pagina=2',
    'ordem=senha',
    'ordem=name,name',
    'parentId=a',
    'parentId=1..x',
    'parentId=99999999999',
    'contar=2',
    'kind=clube',
    'kind=setor,clube',
    'kind=setor..nucleo',
    'status=falecido',
    'parentId=9..1',
    'regionId=1.5',
  ])('refuse %s as unreadable', async (query) => expect((await call('GET', `${departments}?${query}`)).status).toBe(400))

  test('name the values that a filter takes, and refuse ranges and dates that nothing can be in', async () => {
    const { body } = await call('GET', `${people}?legalCapacity=maior`)
    expect(body.errors).toEqual({ legalCapacity: ['Valor não aceito. Esperado: menor, adulto, incapaz, emancipado'] })
    const queries = ['birthDate=2020-02-30', 'birthDate=2020-01-02..2020-01-01', 'age=18..17', 'age=x', 'functionId=a', 'status=vivo']
    for (const query of queries) expect((await call('GET', `${people}?${query}`)).status, query).toBe(400)
    const filter = { filter: { status: 'vivo' }, except: [], expected: 0 }
    expect((await call('POST', `${people}/acoes/inativar`, filter)).status).toBe(400)
  })

  test('are counted apart by what narrows them, and by nothing else', async () => {
    const active = await call('GET', `${people}/contagem?status=ativo&busca=ma`)
    const found = await call('GET', `${people}?status=ativo&busca=ma&por_pagina=1`)
    expect(active.body.data).toEqual({ total: (found.body.meta as { readonly total: number }).total, totalIsExact: true })
    expect((await call('GET', `${people}/contagem?pagina=2`)).status).toBe(400)
  })

  test('filter by several values, by ranges and by what other tables hold', async () => {
    const kinds = await call('GET', `${departments}?kind=nucleo,setor&por_pagina=100`)
    expect(new Set(kinds.rows.map(({ kind }) => kind))).toEqual(new Set(['nucleo', 'setor']))
    const born = await call('GET', `${people}?birthDate=1980-01-01..1989-12-31&ordem=birthDate&por_pagina=100`)
    expect(born.rows.length).toBeGreaterThan(5)
    expect(born.rows.every(({ birthDate }) => String(birthDate).startsWith('198'))).toBe(true)
    const young = await call('GET', `${people}?age=..17&por_pagina=100`)
    expect(young.rows.every(({ legalCapacity }) => legalCapacity === 'menor')).toBe(true)
    const held = await call('GET', `${people}?functionId=9&hasCurrentFunction=true`)
    expect(held.rows.length).toBeGreaterThan(0)
    expect((await call('GET', `${people}?hasCurrentFunction=false&por_pagina=1`)).rows[0]?.mainFunction).toBeNull()
  })

  test('page through everything once, in a stable order', async () => {
    const seen: unknown[] = []
    let total: unknown
    for (let page = 1; page <= 9; page++) {
      const { rows, body } = await call('GET', `${people}?pagina=${page}&por_pagina=25&ordem=-legalCapacity`)
      expect(body.meta).toMatchObject({ before: seen.at(-1) ?? null })
      seen.push(...rows.map(({ id }) => id))
      total = (body.meta as { readonly total: unknown }).total
    }
    // An anonymised person of another case can never be deleted.
    expect(seen.length).toBeGreaterThanOrEqual(200)
    expect([seen.length, new Set(seen).size]).toEqual([total, total])
  })

  test('order names as people do, accents beside their plain letters', async () => {
    const { rows } = await call('GET', `${departments}?ordem=name&por_pagina=100`)
    const names = rows.map(({ name }) => String(name))
    expect(names).toEqual([...names].sort(new Intl.Collator('pt-BR').compare))
  })

  test('find a person by name without accents and by CPF with and without its mask, and show it masked', async () => {
    const one = (await call('GET', `${people}?por_pagina=1&documentType=cpf`)).rows[0]
    const { name } = (await call('GET', `${people}/${one?.id}`)).body.data
    const digits = String((await call('POST', `${people}/${one?.id}/revelar`, { field: 'cpf' })).body.data.value)
    expect(digits).toMatch(/^\d{11}$/)
    const masked = `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6, 9)}-${digits.slice(9)}`
    for (const search of [
      digits,
      masked,
      String(name)
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toUpperCase(),
    ]) {
      const found = await call('GET', `${people}?busca=${encodeURIComponent(search)}`)
      expect(found.rows.map(({ id }) => id)).toContain(one?.id)
      expect(JSON.stringify(found.body)).not.toContain(digits)
    }
  })

  test('treat search wildcards as the letters they are', async () => {
    expect((await call('GET', `${people}?busca=%25`)).body.data).toEqual([])
    expect((await call('GET', `${people}?busca=_`)).body.data).toEqual([])
  })
})

/** The parent with id 1 has the nested record with id 1. */
const below = (path: string) => path.replace(/\{\w+Id\}/, '1')

describe('records', () => {
  test('have the form that their schema promises', async () => {
    const { plans } = await planEntities(api.database)
    for (const { entity, record } of plans) {
      const path = below(entity.contract.path)
      const { rows } = await call('GET', `${path}?por_pagina=5`)
      for (const { id } of rows) {
        const answer = await call('GET', `${path}/${id}`)
        const result = (record as z.ZodObject).strict().safeParse(answer.body.data)
        expect(result.error?.issues, `${entity.contract.name} ${id}`).toBeUndefined()
      }
    }
  })

  test('of the demonstration obey every rule of their drafts', async () => {
    const { plans } = await planEntities(api.database)
    for (const plan of plans) {
      const ids = Array.from({ length: 200 }, (_, index) => index + 1)
      const records = await readRecords(api.database, plan, { ids, today: today(new Date()) })
      expect(records.length).toBeGreaterThan(10)
      for (const record of records)
        expect(plan.draft.safeParse(record).error?.issues, `${plan.entity.contract.name} ${record.id}`).toBeUndefined()
    }
  })

  test('are written back unchanged without becoming a new version', async () => {
    for (const { contract } of entities) {
      const path = below(contract.path)
      const open = (await call('GET', `${path}?por_pagina=100`)).rows.find(({ status }) => !contract.finalStatuses.includes(String(status)))
      const record = (await call('GET', `${path}/${open?.id}`)).body.data
      const answer = await call('PUT', `${path}/${open?.id}`, record, match(record.version))
      expect(answer.status, path).toBe(200)
      expect(answer.body.data.version).toBe(record.version)
    }
  })

  test('answer the current record to the second of two people who write at once', async () => {
    const other = await api.signIn('gestora')
    const { data: record } = (await call('POST', departments, departmentDraft())).body
    const writes = await Promise.all([
      call('PUT', `${departments}/${record.id}`, { ...record, name: 'De Ana' }, match(1)),
      other('PUT', `${departments}/${record.id}`, { ...record, name: 'De Marlene' }, match(1)),
    ])
    expect(writes.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412])
    const [won, lost] = writes[0].status === 200 ? writes : [writes[1], writes[0]]
    expect(lost.body.data.name).toBe(won.body.data.name)
    expect(lost.body.data.version).toBe(2)
  })

  test('are written once however often the same request arrives', async () => {
    const draft = departmentDraft()
    const key = { 'Idempotency-Key': 'form-1' }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', departments, draft, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect((await call('POST', departments, departmentDraft(), key)).body.code).toBe('key-reused')
    const id = answers[0]?.body.data.id
    const update = () => call('PUT', `${departments}/${id}`, { ...draft, name: 'Renomeado' }, { ...match(1), 'Idempotency-Key': 'form-2' })
    expect((await update()).body.data.version).toBe(2)
    expect((await update()).body.data.version).toBe(2)
  })

  test('are not written by a key whose first request was refused', async () => {
    const key = { 'Idempotency-Key': 'form-3' }
    expect((await call('POST', departments, departmentDraft({ email: 'nada' }), key)).status).toBe(422)
    expect((await call('POST', departments, departmentDraft(), key)).status).toBe(201)
  })

  test('remember who changed what, and when', async () => {
    const { data: record } = (await call('POST', departments, departmentDraft({ name: 'Antes' }))).body
    await call('PUT', `${departments}/${record.id}`, { ...record, name: 'Depois' }, match(1))
    await call('POST', `${departments}/acoes/inativar`, { ids: [record.id] })
    const { rows } = await call('GET', `${departments}/${record.id}/historico`)
    expect(rows.map(({ action }) => action)).toEqual(['inactivate', 'update', 'create'])
    expect(rows[1]?.changes).toEqual([{ field: 'name', before: 'Antes', after: 'Depois' }])
    expect(rows[1]?.by).toEqual({ id: 1, label: 'Ana Paula Ribeiro' })
  })

  test('name the records that their history points at, also those that are gone', async () => {
    const parent = (await call('POST', departments, departmentDraft({ name: 'Diretoria Extinta' }))).body.data
    const { data: record } = (await call('POST', departments, departmentDraft({ parentId: parent.id }))).body
    await call('PUT', `${departments}/${record.id}`, { ...record, parentId: null }, match(1))
    await call('DELETE', `${departments}/${parent.id}`, undefined, match(parent.version))
    const { rows } = await call('GET', `${departments}/${record.id}/historico`)
    expect(rows[0]?.changes).toEqual([{ field: 'parentId', before: parent.id, after: null, beforeLabel: 'Diretoria Extinta' }])
  })

  test('tell a long history page by page, newest first', async () => {
    let { data: record } = (await call('POST', departments, departmentDraft({ sortOrder: 0 }))).body
    for (let order = 1; order <= 50; order++) {
      record = (await call('PUT', `${departments}/${record.id}`, { ...record, sortOrder: order }, match(order))).body.data
    }
    const path = `${departments}/${record.id}/historico`
    const newest = await call('GET', path)
    expect(newest.rows).toHaveLength(50)
    expect(newest.body.meta).toEqual({ hasMore: true })
    const oldest = await call('GET', `${path}?antes=${newest.rows.at(-1)?.id}`)
    expect(oldest.rows.map(({ action }) => action)).toEqual(['create'])
    expect(oldest.body.meta).toEqual({ hasMore: false })
    expect((await call('GET', `${path}?antes=ontem`)).status).toBeLessThan(500)
  })

  test('are asked for by what they may not share, as often as a person types and no more', async () => {
    const { data: record } = (await call('POST', departments, departmentDraft({ name: 'Núcleo Único' }))).body
    const ask = (values: object, except?: number) => call('POST', `${departments}/duplicados`, { values, except })
    expect((await ask({ name: 'NÚCLEO único', parentId: null })).rows.map(({ id }) => id)).toEqual([record.id])
    expect((await ask({ name: 'Núcleo Único', parentId: null }, record.id)).rows).toEqual([])
    expect((await ask({ name: 'Núcleo Único', parentId: 1 })).rows).toEqual([])
    for (const bad of [{}, { email: 'a@b.c' }, { acronym: ['x'] }, { acronym: { a: 1 } }]) expect((await ask(bad)).status).toBe(422)
    expect((await ask({ name: 'x', parentId: 9e15 })).rows).toEqual([])
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await ask({ acronym: 'ZZ' })).status))
    expect(statuses).toContain(429)
  })

  test('change their status only by the actions, but may be born inactive', async () => {
    const { body } = await call('POST', departments, departmentDraft({ status: 'inativo' }))
    expect(body.data.status).toBe('inativo')
    const answer = await call('PUT', `${departments}/${body.data.id}`, { ...body.data, status: 'ativo' }, match(1))
    expect(answer.status).toBe(422)
    expect(answer.body.issues).toEqual([{ path: 'status', code: 'statusChange' }])
  })
})

describe('actions over a filter', () => {
  test('refuse to act when another number of records matches than was shown', async () => {
    const name = 'Lote de Ações'
    const ids = []
    for (let index = 0; index < 3; index++)
      ids.push((await call('POST', departments, departmentDraft({ name: `${name} ${index}` }))).body.data.id)
    expect((await call('GET', `${departments}/contagem?busca=${encodeURIComponent(name)}&exata=1`)).body.data).toMatchObject({
      total: 3,
      totalIsExact: true,
    })
    const target = { filter: { busca: name }, except: [ids[0]], expected: 3 }
    const refused = await call('POST', `${departments}/acoes/inativar`, target)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'count-changed', data: { expected: 3, actual: 2 } })
    const done = await call('POST', `${departments}/acoes/inativar`, { ...target, expected: 2 })
    expect(done.body.data).toEqual({ done: 2, refused: [], changed: ids.slice(1) })
    expect((await call('GET', `${departments}/${ids[0]}`)).body.data.status).toBe('ativo')
  })

  test('refuse to act on as many records as were seen, but others, and name the new ones', async () => {
    const name = 'Conjunto Visto'
    const make = async (place: number) => (await call('POST', departments, departmentDraft({ name: `${name} ${place}` }))).body.data
    const [first, second] = [await make(1), await make(2)]
    const seenNow = async () => (await call('GET', `${departments}/contagem?busca=${encodeURIComponent(name)}&exata=1`)).body.data.seen
    const target = { filter: { busca: name }, except: [], expected: 2, seen: await seenNow() }
    expect(await seenNow()).toMatch(/^[0-9a-z]+\.[0-9a-f]{32}$/)
    await call('DELETE', `${departments}/${first.id}`, undefined, match(1))
    const joined = await make(3)
    const refused = await call('POST', `${departments}/acoes/excluir`, target)
    expect([refused.status, refused.body.code]).toEqual([409, 'matches-changed'])
    expect(refused.body.data).toMatchObject({ expected: 2, actual: 2, recent: [{ id: joined.id, label: joined.label }] })
    expect((await call('GET', `${departments}/${joined.id}`)).status).toBe(200)
    const { seen } = refused.body.data
    expect((await call('POST', `${departments}/acoes/excluir`, { ...target, seen, except: [joined.id], expected: 1 })).body.data).toEqual({
      done: 1,
      refused: [],
      changed: [second.id],
    })
  })

  test('refuse an unknown filter rather than act on everything', async () => {
    const answer = await call('POST', `${departments}/acoes/excluir`, { filter: { tipo: 'setor' }, except: [], expected: 0 })
    expect(answer.status).toBe(400)
  })
})

describe('the document', () => {
  test('describes every call in OpenAPI 3.1', async () => {
    const response = await fetch(`${api.baseUrl}/openapi.json`)
    const document = (await response.json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId?: string; security?: object[]; responses?: object; requestBody?: object }>>
    }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/pessoas', '/pessoas/{id}', '/pessoas/acoes/excluir', '/sessao/login', '/localidades/cidades']),
    )
    expect(JSON.stringify(document.paths['/pessoas']?.post?.requestBody)).toContain('legalCapacity')
    expect(JSON.stringify(document.paths['/anexos']?.post?.requestBody)).toContain('multipart/form-data')
    expect(Object.keys(document.paths['/sessao/recuperar-senha']?.post?.responses ?? {})).toContain('202')
    const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const open = calls.filter(({ security }) => security?.length === 0).map(({ operationId }) => operationId)
    expect(new Set(open)).toEqual(
      new Set([
        'get_configuracao',
        'get_saude',
        'get_vivo',
        'post_falhas',
        'get_pronto',
        'get_verificar_vistorias_codigo',
        'get_versao',
        'get_openapi_json',
        ...['login', 'logout', 'nova_senha', 'nova_senha_conferir', 'portal', 'recuperar_senha'].map((name) => `post_sessao_${name}`),
      ]),
    )
  })
})
