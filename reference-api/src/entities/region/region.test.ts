import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { match, regionDraft, regions } from '../../testing/drafts.js'
import { type Answer, type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
// None of them is the seat of a demo region.
const [pinhais, arapongas, cambe, sarandi] = [4119152, 4101507, 4103701, 4126256]

async function created(more: object) {
  const answer = await call('POST', regions, regionDraft(more))
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}
async function importErrors(query: string, lines: readonly object[]): Promise<readonly object[]> {
  const { body } = await call('POST', `${regions}/importar${query}`, { rows: lines })
  return (body.data as unknown as { errors?: readonly object[] }).errors ?? []
}
const read = async (id: number) => (await call('GET', `${regions}/${id}`)).body.data

test('each municipality of the state lies in one region of every type', async () => {
  const found = await call('GET', `${regions}?por_pagina=100`)
  const held = await Promise.all(found.rows.map(async ({ id }) => read(Number(id))))
  for (const type of ['regional-esporte', 'macrorregiao-esportiva', 'nucleo-educacao']) {
    const cities = held.filter((region) => region.type === type && region.status === 'ativo').flatMap(({ cityIds }) => cityIds as number[])
    expect([cities.length, new Set(cities).size]).toEqual([399, 399])
  }
  const offices = held.filter(({ type }) => type === 'regional-esporte')
  const macros = new Map(held.map((region) => [region.id, region]))
  for (const { cityIds, parentId } of offices) {
    const around = new Set(macros.get(Number(parentId))?.cityIds as number[])
    expect((cityIds as number[]).filter((city) => !around.has(city))).toEqual([])
  }
})

test('a municipality that is searched for finds its regions, also after another took it', async () => {
  const codes = async (search: string) =>
    (await call('GET', `${regions}?busca=${encodeURIComponent(search)}&por_pagina=100`)).rows.map(({ code }) => code)
  expect(await codes('capitão leônidas')).toEqual(['ERE-10', 'MAC-04', 'NRE-26'])
  const [office] = (await call('GET', `${regions}?busca=ERE-11`)).rows
  const whole = await read(Number(office?.id))
  const city = 4104600
  const taken = await call(
    'PUT',
    `${regions}/${whole.id}`,
    { ...whole, cityIds: [...(whole.cityIds as number[]), city] },
    match(whole.version),
  )
  expect(issuesOf(taken)).toEqual([])
  expect(await codes('capitao leonidas marques')).toEqual(['ERE-11', 'MAC-04', 'NRE-26'])
})

describe('the cities of a region', () => {
  test('are read by id and by name, in their order, and narrow the list', async () => {
    const region = await created({ type: 'nucleo-educacao', cityIds: [arapongas, cambe, arapongas] })
    expect(region).toMatchObject({ cityIds: [arapongas, cambe], cityCount: 2 })
    expect(region.cities).toEqual([
      { id: arapongas, label: 'Arapongas' },
      { id: cambe, label: 'Cambé' },
    ])
    const { rows } = await call('GET', `${regions}?cityId=${cambe}&type=nucleo-educacao`)
    expect(rows.map(({ id }) => id)).toEqual([region.id])
    const again = await call('PUT', `${regions}/${region.id}`, region, match(1))
    expect(again.body.data.version).toBe(1)
  })

  test('leave the region of that type that held them, whose history says so', async () => {
    const first = await created({ type: 'nucleo-educacao', cityIds: [sarandi, pinhais] })
    const other = await created({ type: 'macrorregiao-esportiva', cityIds: [sarandi] })
    const second = await created({ type: 'nucleo-educacao', cityIds: [sarandi] })
    expect((await read(first.id)).cityIds).toEqual([pinhais])
    expect((await read(other.id)).cityIds).toEqual([sarandi])
    const history = (await call('GET', `${regions}/${first.id}/historico`)).rows
    expect(history[0]).toMatchObject({ changes: [{ field: 'cityIds', beforeLabel: 'Sarandi, Pinhais', afterLabel: 'Pinhais' }] })
    const taken = await call('PUT', `${regions}/${second.id}`, { ...second, cityIds: [sarandi, pinhais] }, match(second.version))
    expect([taken.status, issuesOf(taken)]).toEqual([409, ['cityIds: region.lastCity']])
    expect((await read(first.id)).cityIds).toEqual([pinhais])
  })

  test('of an active region are not taken by an inactive one, which may have free ones and those of inactive regions', async () => {
    const held = await created({ type: 'nucleo-educacao', name: 'Núcleo que está ativo', cityIds: [4127908, 4128005] })
    const idle = (cityIds: readonly number[]) => regionDraft({ type: 'nucleo-educacao', status: 'inativo', cityIds })
    const fresh = await call('POST', regions, idle([4127908]))
    expect([fresh.status, issuesOf(fresh)]).toEqual([409, ['cityIds: region.heldByActive']])
    expect(fresh.body.issues).toMatchObject([{ params: { value: 'Núcleo que está ativo' } }])
    const [row] = await importErrors('?simular=1', [idle([4127908])])
    expect(row).toMatchObject({ row: 0, issues: [{ path: 'cityIds', code: 'region.heldByActive' }] })
    await call('PUT', `${regions}/${held.id}`, { ...held, cityIds: [4128005] }, match(held.version))
    const first = await call('POST', regions, idle([4127908]))
    const second = await call('POST', regions, idle([4127908]))
    expect([first.status, second.status]).toEqual([201, 201])
    expect((await read(Number(first.body.data.id))).cityIds).toEqual([])
    const again = { ...second.body.data, cityIds: [4127908, 4128005] }
    expect(issuesOf(await call('PUT', `${regions}/${second.body.data.id}`, again, match(1)))).toEqual(['cityIds: region.heldByActive'])
    expect((await read(Number(held.id))).cityIds).toEqual([4128005])
  })

  test('hold its seat, which another region takes only after a new one is chosen', async () => {
    const [first = 0, second = 0, other = 0] = [regionDraft(), regionDraft(), regionDraft()].flatMap(({ cityIds }) => cityIds as number[])
    expect(issuesOf(await call('POST', regions, regionDraft({ cityIds: [first], seatCityId: second })))).toEqual([
      'seatCityId: region.seatOutside',
    ])
    const held = await created({ name: 'Núcleo com sede', cityIds: [first, second], seatCityId: second })
    const without = await call('PUT', `${regions}/${held.id}`, { ...held, cityIds: [first] }, match(held.version))
    expect(issuesOf(without)).toEqual(['seatCityId: region.seatOutside'])
    const taker = { cityIds: [second, other] }
    const taken = await call('POST', regions, regionDraft(taker))
    expect([taken.status, issuesOf(taken)]).toEqual([409, ['cityIds: region.seatTaken']])
    expect(taken.body.issues).toMatchObject([{ params: { value: 'Núcleo com sede' } }])
    const [row] = await importErrors('?simular=1', [regionDraft(taker)])
    expect(row).toMatchObject({ issues: [{ path: 'cityIds', code: 'region.seatTaken' }] })
    await call('PUT', `${regions}/${held.id}`, { ...held, seatCityId: first }, match(held.version))
    await created(taker)
    expect((await read(held.id)).cityIds).toEqual([first])
  })

  test('are there', async () => {
    expect(issuesOf(await call('POST', regions, regionDraft({ cityIds: [] })))).toEqual(['cityIds: required'])
    expect(issuesOf(await call('POST', regions, regionDraft({ cityIds: [1, pinhais] })))).toEqual(['cityIds[0]: reference'])
    const many = Array.from({ length: 400 }, (_, place) => place + 1)
    expect(issuesOf(await call('POST', regions, regionDraft({ cityIds: many })))).toEqual(['cityIds: maxItems'])
  })

  test('are imported by name and exported by name', async () => {
    const row = regionDraft({ type: 'nucleo-educacao', seatCityId: 'Terra Roxa', cityIds: 'Terra Roxa; palotina' })
    const { status, body } = await call('POST', `${regions}/importar`, { rows: [row] })
    expect(status, JSON.stringify(body)).toBe(201)
    const { firstId } = body.data as unknown as { firstId: number }
    expect((await read(firstId)).cities).toMatchObject([{ label: 'Terra Roxa' }, { label: 'Palotina' }])
    const wrong = await call('POST', `${regions}/importar?simular=1`, { rows: [{ ...row, cityIds: 'Terra Roxa; Nenhures' }] })
    expect(JSON.stringify(wrong.body.data)).toContain('"path":"cityIds[1]","code":"unknownCity"')
    const token = String((await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data.token)
    const file = await fetch(`${api.baseUrl}${regions}/exportar.csv?ids=${firstId}&colunas=code,cities`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await file.text()).toContain('Terra Roxa; Palotina')
  })
})

describe('an import', () => {
  const row = (cityIds: string) => regionDraft({ type: 'nucleo-educacao', cityIds })
  const palmas = 4117602
  const palmeira = 4117701

  test('refuses the row that takes the last city of a region, and stores nothing', async () => {
    const loser = await created({ type: 'nucleo-educacao', name: 'Núcleo de duas', cityIds: [palmas, palmeira] })
    const lines = [row('Palmas'), row('Palmeira')]
    for (const trial of ['?simular=1', '']) {
      expect(await importErrors(trial, lines)).toEqual([
        { row: 1, issues: [{ path: 'cityIds', code: 'region.lastCity', params: { value: 'Núcleo de duas' } }] },
      ])
    }
    expect(await read(loser.id)).toMatchObject({ cityIds: [palmas, palmeira], version: 1 })
    expect((await call('GET', `${regions}?busca=${String(lines[0]?.code)}`)).rows).toEqual([])
    expect(await importErrors('', [row('Palmas')])).toEqual([])
    expect((await read(loser.id)).cityIds).toEqual([palmeira])
  })

  test('refuses the row with a city of an earlier row', async () => {
    const lines = [row('Colorado'), row('Xambrê; Colorado')]
    for (const trial of ['?simular=1', ''])
      expect(await importErrors(trial, lines)).toEqual([
        { row: 1, issues: [{ path: 'cityIds', code: 'duplicateRow', params: { row: 1 } }] },
      ])
  })
})

test('only a regional office lies in a macro-region', async () => {
  const macro = await created({ type: 'macrorregiao-esportiva', cityIds: [4127700] })
  const office = await created({ type: 'regional-esporte', parentId: macro.id, cityIds: [4100103] })
  expect(office.parent).toEqual({ id: macro.id, label: macro.label })
  for (const wrong of [
    { type: 'nucleo-educacao', parentId: macro.id },
    { type: 'regional-esporte', parentId: office.id },
  ])
    expect(issuesOf(await call('POST', regions, regionDraft(wrong)))).toEqual(['parentId: region.parentType'])
})
