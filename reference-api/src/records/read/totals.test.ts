import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { rows } from '../../database/database.js'
import { match, people, personDraft } from '../../testing/drafts.js'
import { startTestServer } from '../../testing/testServer.js'

const server = await startTestServer({ demoScale: 0.2 })
afterAll(() => server.close())
const call = await server.signIn()
const held = (departmentId: number, start: string) => ({ functionId: 1, departmentId, start, end: null, hours: 20 })
const totalOf = async (query: string) => (await call('GET', `${people}?${query}`)).body.meta
const idsOf = async (query: string) => (await call('GET', `${people}?por_pagina=100&${query}`)).rows.map(({ id }) => id)

describe('the total of a list', () => {
  it('counts a person with two functions in a department once, and no deleted person', async () => {
    const before = await totalOf('departmentId=7')
    const functions = [held(7, '2020-01-01'), held(7, '2021-01-01')]
    const made = await Promise.all([0, 1].map(() => call('POST', people, personDraft({ functions }))))
    const [stays, goes] = made.map(({ body }) => body.data.id)
    expect((await call('DELETE', `${people}/${goes}`, undefined, match(1))).status).toBe(200)
    expect(await totalOf('departmentId=7')).toMatchObject({ total: Number((before as { total: number }).total) + 1, totalIsExact: true })
    expect(await idsOf('departmentId=7')).toContain(stays)
    expect(await idsOf('departmentId=7')).not.toContain(goes)
    const hidden = await call('GET', `${people}/contagem?departmentId=7&excluidos=1`)
    expect(hidden.body.data).toMatchObject({ total: 1 })
  })

  it.each([
    'departmentId=7',
    'departmentId=3,7,9',
    'functionId=1,2',
    'departmentId=7&status=ativo',
    'departmentId=7&functionId=1',
    'cityId=4106902',
    'cityId=4106902,4113700&documentType=cpf',
    'documentType=estrangeiro',
    'legalCapacity=menor&age=8..15',
    'hasCurrentFunction=true&cityId=4106902',
    'busca=silva',
    'busca=silva&departmentId=7',
  ])('is the number of rows for %s, in the list and asked for alone', async (query) => {
    const ids: number[] = []
    for (let page = 1; ; page++) {
      const found = await idsOf(`${query}&pagina=${page}`)
      ids.push(...found)
      if (found.length < 100) break
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(await totalOf(`${query}&por_pagina=1`)).toMatchObject({ total: ids.length, totalIsExact: true })
    expect((await call('GET', `${people}/contagem?${query}`)).body.data).toEqual({ total: ids.length, totalIsExact: true })
  })

  it('comes with the rows of a search, because it needs no further read', async () => {
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      server.database,
      sql`select count(*) as count from person where deleted_at is null and search_text like '%ana%'`,
    )
    expect(count).toBeGreaterThan(1)
    expect(await totalOf('busca=ana&por_pagina=1&contar=0')).toMatchObject({ total: count, totalIsExact: true })
    expect(await totalOf('busca=ana&por_pagina=1&pagina=5000')).toMatchObject({ total: count, totalIsExact: true })
  })
})
