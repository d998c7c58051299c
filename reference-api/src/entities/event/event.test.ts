import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventDraft, events, match, personDraft, people, regionDraft, regions } from '../../testing/drafts.js'
import { type Answer, type Call, startTestServer, type TestServer } from '../../testing/testServer.js'
import { today } from '../../core/today.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
const day = (fromToday: number) => new Date(Date.parse(today(new Date())) + fromToday * 86_400_000).toISOString().slice(0, 10)
/** Dates of an event that lasts from `first` to `last` days from today; registration is open. */
const dates = (first: number, last: number) => ({
  ...{ startDate: day(first), endDate: day(last), registrationStart: day(first - 60), registrationEnd: day(first - 1) },
  year: Number(day(first).slice(0, 4)),
})

async function created(more: object = {}) {
  const answer = await call('POST', events, eventDraft(more))
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}
const read = async (id: number) => (await call('GET', `${events}/${id}`)).body.data
async function change(id: number, transition: string, more: object = {}) {
  const { version } = await read(id)
  return call('POST', `${events}/${id}/situacao`, { transition, version, ...more })
}
const reason = 'Chuva forte na região sede'

describe('a choice of events', () => {
  test('begins with the one that runs, then those to come, and ends with those that are over, the latest first', async () => {
    const days = [
      [-400, -395],
      [30, 34],
      [-10, -6],
      [-2, 3],
      [400, 404],
    ] as const
    for (const [first, last] of days) await created({ name: `Ordenados ${first}`, ...dates(first, last) })
    const offered = async (query: string) => (await call('GET', `${events}/opcoes?${query}`)).rows.map(({ label }) => String(label))
    const wanted = ['Ordenados -2', 'Ordenados 30', 'Ordenados 400', 'Ordenados -10', 'Ordenados -400']
    expect(await offered('busca=ordenados')).toEqual(wanted)
    const ends = (await call('GET', `${events}/opcoes`)).rows.map(({ period }) => isoOf(String(period).slice(-10)))
    const isOver = ends.map((end) => end < day(0))
    expect(isOver).toEqual(isOver.toSorted((one, other) => Number(one) - Number(other)))
    expect(isOver[0]).toBe(false)
  })
})

const isoOf = (written: string) => written.split('/').toReversed().join('-')

describe('an event', () => {
  test('tells what follows from it', async () => {
    const event = await created({
      year: 2026,
      ...{ startDate: '2026-12-30', endDate: '2027-01-03', registrationStart: null, registrationEnd: null },
      categories: [
        { name: 'A', minAge: 15, maxAge: 17 },
        { name: 'Livre', minAge: 16, maxAge: null },
        { name: 'Sub-12', minAge: 12, maxAge: 12 },
      ],
      expected: { athletes: 1200, staff: 90 },
      hostCityIds: [4118501, 4106902],
    })
    expect(event).toMatchObject({
      period: '30/12/2026 – 03/01/2027',
      participants: 1290,
      birthYears: 'A: 2009–2011; Livre: …–2010; Sub-12: 2014',
      categories: [
        { birthYears: { from: 2009, to: 2011 } },
        { birthYears: { from: null, to: 2010 } },
        { birthYears: { from: 2014, to: 2014 } },
      ],
      hostCities: [{ label: 'Pato Branco' }, { label: 'Curitiba' }],
      region: { label: 'Regional de Pato Branco' },
      hindrances: ['sem-inscricoes'],
    })
    const again = await call('PUT', `${events}/${event.id}`, event, match(event.version))
    expect(again.body.data.version).toBe(event.version)
  })

  test('is found by its host, its region and each of its days', async () => {
    const event = await created({ startDate: '2031-03-30', endDate: '2031-04-02', registrationEnd: '2031-01-05', hostCityIds: [4118501] })
    const found = async (query: string) => (await call('GET', `${events}?${query}`)).rows.map(({ id }) => id)
    for (const query of [
      'period=2031-04-02',
      'period=2031-04-01..2031-04-30',
      'period=..2031-03-30&cityId=4118501',
      'period=2031-04-02..',
      'regionId=9',
    ])
      expect(await found(query), query).toContain(event.id)
    for (const query of ['period=2031-04-03..', 'period=..2031-03-29', 'period=2031-04-01&cityId=4106902'])
      expect(await found(query), query).not.toContain(event.id)
  })

  test('lies in the region of its first host, which stays when regions change', async () => {
    const office = await created({ phase: 'regional', hostCityIds: [4103701] })
    expect(office.region).toMatchObject({ label: 'Regional de Londrina' })
    const macro = await created({ phase: 'macrorregional', hostCityIds: [4103701] })
    expect(macro.region).toMatchObject({ label: 'Macrorregião Norte' })
    const apart = 4101408
    await sql`delete from region_city where city_id = ${apart}`.execute(api.database)
    expect(issuesOf(await call('POST', events, eventDraft({ phase: 'regional', hostCityIds: [apart] })))).toEqual([
      'regionId: event.regionMissing',
    ])
    expect(issuesOf(await call('POST', events, eventDraft({ phase: 'macrorregional', regionId: 9 })))).toEqual([
      'regionId: event.regionType',
    ])
    const other = (await call('POST', regions, regionDraft({ type: 'regional-esporte', cityIds: [4103701] }))).body.data
    const saved = await call('PUT', `${events}/${office.id}`, { ...office, notes: 'x' }, match(office.version))
    expect(saved.body.data.region).toMatchObject({ label: 'Regional de Londrina' })
    expect((await created({ phase: 'regional', hostCityIds: [4103701] })).region).toMatchObject({ id: other.id })
  })

  test('is led by an adult', async () => {
    const minor = (await call('GET', `${people}?legalCapacity=menor`)).rows[0]
    expect(issuesOf(await call('POST', events, eventDraft({ coordinatorId: minor?.id })))).toEqual([
      'coordinatorId: event.coordinatorCapacity',
    ])
    const person = (await call('POST', people, personDraft())).body.data
    const event = await created({ coordinatorId: person.id })
    const removal = await call('DELETE', `${people}/${person.id}`, undefined, match(person.version))
    expect([removal.status, JSON.stringify(removal.body)]).toEqual([409, expect.stringContaining(String(event.name))])
  })
})

describe('the way of an event', () => {
  test('goes from the plan to its end', async () => {
    const { id } = await created(dates(20, 24))
    expect((await change(id, 'openRegistration')).body.data).toMatchObject({ status: 'inscricoes-abertas', hindrances: [] })
    expect((await change(id, 'closeRegistration')).body.data).toMatchObject({ hindrances: ['nao-comecou'] })
    expect(issuesOf(await change(id, 'begin'))).toEqual([': event.nao-comecou'])
    const closed = await read(id)
    await call('PUT', `${events}/${id}`, { ...closed, ...dates(-2, 3) }, match(closed.version))
    expect((await change(id, 'begin')).body.data).toMatchObject({ status: 'em-andamento', hindrances: ['nao-terminou'] })
    expect(issuesOf(await change(id, 'finish'))).toEqual([': event.nao-terminou'])
    const running = await read(id)
    await call('PUT', `${events}/${id}`, { ...running, ...dates(-4, 0) }, match(running.version))
    const { data } = (await change(id, 'finish')).body
    expect(data.status).toBe('encerrado')
    const late = await call('PUT', `${events}/${id}`, { ...data, notes: 'x' }, match(data.version))
    expect([late.status, late.body.code]).toEqual([409, 'final'])
  })

  test.each([
    [{ registrationStart: null, registrationEnd: null }, 'sem-inscricoes'],
    [dates(50, 52), undefined],
    [{ ...dates(90, 92), registrationStart: day(2) }, 'inscricoes-futuras'],
    [{ ...dates(90, 92), registrationEnd: day(-1), registrationStart: day(-9) }, 'inscricoes-vencidas'],
  ])('opens registration in its days only: %o', async (more, hindrance) => {
    const { id } = await created(more)
    expect(issuesOf(await change(id, 'openRegistration'))).toEqual(hindrance ? [`: event.${hindrance}`] : [])
  })

  test('is put off and cancelled with a reason, and planned anew with new dates', async () => {
    const { id } = await created(dates(20, 24))
    expect(issuesOf(await change(id, 'postpone'))).toEqual(['reason: required'])
    expect((await change(id, 'postpone', { reason })).body.data.status).toBe('adiado')
    expect(issuesOf(await change(id, 'replan'))).toEqual(expect.arrayContaining(['startDate: required', 'endDate: required']))
    expect(issuesOf(await change(id, 'replan', { startDate: day(-9), endDate: day(-2) }))).toEqual(['startDate: event.past'])
    expect(issuesOf(await change(id, 'replan', { startDate: day(40), endDate: day(80) }))).toEqual(['endDate: event.tooLong'])
    const planned = await change(id, 'replan', { startDate: day(40), endDate: day(44) })
    expect(planned.body.data).toMatchObject({ status: 'planejado', startDate: day(40), registrationStart: null })
    const [last] = (await call('GET', `${events}/${id}/historico`)).rows
    expect(JSON.stringify(last)).toContain('startDate')
    expect(issuesOf(await change(id, 'cancel', { reason: 'curto' }))).toEqual(['reason: minLength'])
    expect((await change(id, 'cancel', { reason })).body.data.status).toBe('cancelado')
  })

  test('ends in a deletion only while it is a plan', async () => {
    const planned = await created()
    expect((await call('DELETE', `${events}/${planned.id}`, undefined, match(planned.version))).status).toBe(200)
    const [running] = (await call('GET', `${events}?status=em-andamento`)).rows
    const refused = await call('DELETE', `${events}/${running?.id}`, undefined, match(Number(running?.version)))
    expect([refused.status, refused.body.code]).toEqual([409, 'not-deletable'])
  })
})

test('an event is imported as its export writes it', async () => {
  const event = await created({
    phase: 'regional',
    hostCityIds: [4118501, 4106902],
    division: 'A',
    genders: ['misto'],
    protocol: '243185076',
  })
  const token = String((await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data.token)
  const keys = ['name', 'competition', 'edition', 'year', 'phase', 'division', 'genders', 'modalities', 'region', 'hostCities']
  const columns = [...keys, 'startDate', 'endDate', 'registrationStart', 'registrationEnd', 'coordinator', 'protocol']
  const file = await fetch(`${api.baseUrl}${events}/exportar.csv?ids=${event.id}&colunas=${columns.join(',')}&idioma=pt-BR`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const line = (await file.text()).split('\r\n').find((text) => text.includes(String(event.name))) ?? ''
  const cells = [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) => quoted ?? plain)
  const named: Readonly<Record<string, string>> = { region: 'regionId', hostCities: 'hostCityIds', coordinator: 'coordinatorId' }
  const row = Object.fromEntries(columns.map((key, index) => [named[key] ?? key, cells[index]]))
  expect(row).toMatchObject({ competition: 'Jogos Escolares do Paraná', hostCityIds: 'Pato Branco; Curitiba', protocol: '24.318.507-6' })
  const { status, body } = await call('POST', `${events}/importar`, { rows: [row] })
  expect(status, JSON.stringify(body)).toBe(201)
  const copy = await read((body.data as unknown as { firstId: number }).firstId)
  for (const key of columns) expect(copy[key], key).toEqual(event[key])
})

test('the demonstration has events of each kind around today', async () => {
  const { rows } = await call('GET', `${events}?por_pagina=100`)
  expect(rows.length).toBeGreaterThan(10)
  const types = new Map((await call('GET', `${regions}?por_pagina=100`)).rows.map(({ id, type }) => [id, type]))
  const macro = rows.filter(({ phase }) => phase === 'macrorregional')
  expect(macro.map(({ regionId }) => types.get(Number(regionId)))).toEqual(macro.map(() => 'macrorregiao-esportiva'))
  for (const query of ['competition=outro', 'phase=setorizacao'])
    expect((await call('GET', `${events}?${query}`)).rows, query).not.toEqual([])
  const [school] = (await call('GET', `${events}?busca=Etapa 1`)).rows
  expect((await read(Number(school?.id))).hostCities).toMatchObject(
    ['Terra Rica', 'Palotina', 'Douradina', 'Medianeira', 'Pinhão'].map((label) => ({ label })),
  )
  const running = await call('GET', `${events}?status=em-andamento&period=${day(0)}`)
  expect(running.rows.length).toBeGreaterThanOrEqual(2)
})
