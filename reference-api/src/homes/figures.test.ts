import { contracts, locales } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planEntities } from '../entities/entities.js'
import type { EntitySet } from '../records/plan/plan.js'
import { departmentDraft, departments, people, personDraft } from '../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
let set: EntitySet
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
  set = await planEntities(api.database)
})
afterAll(() => api.close())

describe('what homes show', () => {
  test('are numbers of lists that answer under the same filter, with words in every language', async () => {
    for (const locale of locales) {
      const { status, rows } = await call('GET', `/painel/figuras?idioma=${locale}`)
      expect(status).toBe(200)
      for (const rule of rows) {
        const { path, filter, title } = rule as unknown as Record<'path' | 'title', string> & { filter: Record<string, string> }
        expect(title).toMatch(/./)
        const count = await call('GET', `${path}/contagem?${new URLSearchParams(filter)}`)
        expect(count.body.data).toMatchObject({ total: expect.any(Number) })
      }
    }
  })

  test('follow what is written', async () => {
    await call('POST', people, personDraft())
    await call('POST', departments, departmentDraft())
    const { rows } = await call('GET', '/painel/figuras')
    const rule = rows.find(({ entity, name }) => entity === 'person' && name === 'withoutFunction')
    expect(rule).toMatchObject({ path: people, title: 'Pessoas ativas sem vínculo vigente', isHeadline: false })
    const filter = new URLSearchParams(rule?.filter as Record<string, string>)
    expect((await call('GET', `${people}/contagem?${filter}`)).body.data).toMatchObject({
      total: (await call('GET', `${people}?${filter}`)).rows.length,
    })
    expect(rows.find(({ entity, isHeadline }) => entity === 'department' && isHeadline)).toMatchObject({
      title: 'ativos',
      filter: { status: 'ativo' },
    })
  })

  test('count to the end, where a list stops at ten thousand', async () => {
    const { id } = (await call('POST', departments, departmentDraft())).body.data
    await sql`insert into department
      select (jsonb_populate_record(d, jsonb_build_object('id', 2000000 + n, 'name', 'Setor ' || n, 'acronym', 'F' || n))).*
      from department d, generate_series(1, 10100) n where d.id = ${id}`.execute(api.database)
    const { data } = (await call('GET', '/painel/administrativo')).body as unknown as {
      data: { figures: readonly { readonly entity: string; readonly name: string; readonly total: number }[] }
    }
    const active = data.figures.find(({ entity, name }) => entity === 'department' && name === 'active')
    expect(active?.total).toBeGreaterThan(10_100)
    const count = async (exact: string) => (await call('GET', `${departments}/contagem?status=ativo${exact}`)).body.data
    expect(await count('')).toEqual({ total: 10_000, totalIsExact: false })
    expect(await count('&exata=1')).toMatchObject({ total: active?.total, totalIsExact: true })
  })

  test('has words for all that ends', () => {
    const declared = set.plans.flatMap(({ entity }) =>
      Object.keys(entity.expiries ?? {}).map((name) => [entity.contract.name, name] as const),
    )
    expect(declared).toContainEqual(['person', 'foreignDocument'])
    for (const [entity, name] of declared)
      for (const locale of locales) {
        const titles = Object.keys(contracts.find(({ contract }) => contract.name === entity)?.messages[locale].expiries ?? {})
        expect(
          titles.filter((key) => key === name || key.startsWith(`${name}.`)),
          `${entity}.${name} in ${locale}`,
        ).not.toEqual([])
      }
  })
})
