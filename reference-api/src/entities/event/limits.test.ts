import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventDraft, events, match, regions } from '../../testing/drafts.js'
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
const post = (more: object = {}) => call('POST', events, eventDraft(more))
const many = <T>(length: number, of: (place: number) => T) => Array.from({ length }, (_, place) => of(place))
const category = (place: number) => ({ name: `Categoria ${place}`, minAge: 12, maxAge: 14 })
const venue = { name: 'Ginásio', capacity: 100, modalities: [] }
const member = { committee: 'com', name: 'Ana Paula Ribeiro' }
const cityIds = async (count: number) => {
  const { rows } = await sql<{ id: number }>`select id from city where state_id = 41 order by id limit ${count}`.execute(api.database)
  return rows.map(({ id }) => id)
}

describe('an event', () => {
  test.each([
    [{ edition: 201 }, 'edition: max'],
    [{ edition: 72.5 }, 'edition: invalid'],
    [{ year: 2101 }, 'year: max'],
    [{ name: 'JE' }, 'name: minLength'],
    [{ stage: 'a'.repeat(61) }, 'stage: maxLength'],
    [{ categories: many(21, category) }, 'categories: maxItems'],
    [{ categories: [{ ...category(1), minAge: 2 }] }, 'categories[0].minAge: min'],
    [{ categories: [{ ...category(1), maxAge: 121 }] }, 'categories[0].maxAge: max'],
    [{ venues: many(61, () => venue) }, 'venues: maxItems'],
    [{ venues: [{ ...venue, capacity: 200_001 }] }, 'venues[0].capacity: max'],
    [{ venues: [{ ...venue, capacity: -1 }] }, 'venues[0].capacity: min'],
    [{ committees: many(41, () => member) }, 'committees: maxItems'],
    [{ budget: '-0.01' }, 'budget: min'],
    [{ protocol: '24.318.507' }, 'protocol: protocol'],
    [{ links: { site: `https://esporte.pr.gov.br/${'a'.repeat(275)}` } }, 'links.site: maxLength'],
    [{ expected: { athletes: -1 } }, 'expected.athletes: min'],
    [{ expected: { teams: 500_001 } }, 'expected.teams: max'],
  ])('is refused beyond its limits: %j', async (more, issue) => expect(issuesOf(await post(more))).toEqual([issue]))

  test('is stored at its limits', async () => {
    const more = {
      edition: 200,
      year: 2100,
      name: 'JAP',
      stage: 'a'.repeat(60),
      categories: [{ name: 'A', minAge: 3, maxAge: 120 }, ...many(19, category)],
      venues: many(60, () => venue),
      committees: many(40, () => member),
      hostCityIds: await cityIds(30),
      budget: '0',
      links: { site: `https://esporte.pr.gov.br/${'a'.repeat(274)}` },
      expected: { athletes: 500_000, municipalities: 399 },
    }
    expect(issuesOf(await post(more))).toEqual([])
    expect(issuesOf(await post({ hostCityIds: await cityIds(31) }))).toEqual(['hostCityIds: maxItems'])
  })

  test('never expects fewer than nobody, even if a number does not come through the API', async () => {
    for (const column of ['athletes', 'staff', 'teams', 'municipalities'])
      await expect(sql`update event set ${sql.ref(`expected_${column}`)} = -1`.execute(api.database), column).rejects.toThrow(/check/)
  })

  test('lies in a macro-region only in a macro-regional phase, as its form offers', async () => {
    const regionOf = async (type: string) => (await call('GET', `${regions}?type=${type}`)).rows[0]?.id
    const [macro, office] = [await regionOf('macrorregiao-esportiva'), await regionOf('regional-esporte')]
    for (const phase of ['setorizacao', 'regional', 'final']) {
      expect(issuesOf(await post({ phase, regionId: macro })), phase).toEqual(['regionId: event.regionType'])
      expect(issuesOf(await post({ phase, regionId: office })), phase).toEqual([])
    }
    expect(issuesOf(await post({ phase: 'macrorregional', regionId: macro }))).toEqual([])
  })

  test('is found by its protocol', async () => {
    const { id } = (await post({ protocol: '239077153' })).body.data
    expect((await call('GET', `${events}?protocol=239077153`)).rows.map((event) => event.id)).toEqual([id])
  })
})

describe('the way of an event', () => {
  const now = today(new Date())
  const running = {
    startDate: now,
    endDate: now,
    registrationStart: '2026-01-05',
    registrationEnd: '2026-01-06',
    year: Number(now.slice(0, 4)),
  }
  const reason = 'Chuva forte na região sede'
  async function change(id: number, transition: string) {
    const { version } = (await call('GET', `${events}/${id}`)).body.data
    return call('POST', `${events}/${id}/situacao`, { transition, version, reason })
  }
  /** An event that has taken these steps. */
  async function eventAfter(...steps: readonly string[]) {
    const { id } = (await post(steps.includes('begin') ? running : {})).body.data
    if (steps.includes('begin')) await sql`update event set status = 'inscricoes-encerradas' where id = ${id}`.execute(api.database)
    for (const step of steps) expect(issuesOf(await change(id, step)), step).toEqual([])
    return id
  }
  const ways: Readonly<Record<string, readonly string[]>> = {
    planejado: [],
    'inscricoes-abertas': ['openRegistration'],
    'inscricoes-encerradas': ['openRegistration', 'closeRegistration'],
    'em-andamento': ['begin'],
    adiado: ['openRegistration', 'postpone'],
    encerrado: ['begin', 'finish'],
    cancelado: ['cancel'],
  }

  test.each(['planejado', 'inscricoes-abertas', 'inscricoes-encerradas', 'em-andamento', 'adiado'])(
    'may end in a cancellation from %s',
    async (from) => {
      const id = await eventAfter(...(ways[from] ?? []))
      expect((await change(id, 'cancel')).body.data.status).toBe('cancelado')
    },
  )

  test.each([
    ['planejado', ['closeRegistration', 'begin', 'finish', 'replan']],
    ['inscricoes-abertas', ['openRegistration', 'begin', 'finish', 'replan']],
    ['inscricoes-encerradas', ['openRegistration', 'closeRegistration', 'finish', 'replan']],
    ['em-andamento', ['openRegistration', 'closeRegistration', 'begin', 'postpone', 'replan']],
    ['adiado', ['openRegistration', 'closeRegistration', 'begin', 'finish', 'postpone']],
    ['encerrado', ['cancel', 'postpone', 'openRegistration', 'begin', 'replan']],
    ['cancelado', ['cancel', 'postpone', 'openRegistration', 'begin', 'finish']],
  ])('takes no other turn from %s', async (from, names) => {
    const id = await eventAfter(...(ways[from] ?? []))
    for (const name of names) {
      const { status, body } = await change(id, name)
      expect([status, body.code], name).toEqual([409, 'no-transition'])
    }
    expect((await call('GET', `${events}/${id}`)).body.data.status).toBe(from)
  })
})

test('an imported event brings its sub-records as new rows', async () => {
  const { status, body } = await call('POST', `${events}/importar`, {
    rows: [
      {
        ...eventDraft({ edition: '72º', openingAt: '05/05/2036 19:30', startDate: '05/05/2036', endDate: '10/05/2036', year: '2036' }),
        categories: [
          { name: 'A', minAge: '15', maxAge: '17' },
          { name: 'Livre', minAge: '16' },
        ],
        venues: [{ name: 'Ginásio Municipal', address: 'Rua XV, 1', capacity: '1200', modalities: ['futsal', 'goalball'] }],
        committees: [
          { committee: 'coe', name: 'Ana Paula Ribeiro', role: 'Presidente', email: 'ana@esporte.pr.gov.br', phone: '(41) 3333-4444' },
        ],
        expected: { athletes: '1.200', staff: '90', teams: '80', municipalities: '40' },
        links: { bulletin: 'https://esporte.pr.gov.br/boletim', site: 'https://esporte.pr.gov.br' },
        budget: '350.000,50',
      },
    ],
  })
  expect(status, JSON.stringify(body)).toBe(201)
  const { data } = (await call('GET', `${events}/${(body.data as unknown as { firstId: number }).firstId}`)).body
  expect(data).toMatchObject({
    edition: 72,
    openingAt: '2036-05-05T22:30:00.000Z',
    categories: [
      { name: 'A', minAge: 15, maxAge: 17, birthYears: { from: 2019, to: 2021 } },
      { name: 'Livre', minAge: 16, maxAge: null },
    ],
    venues: [{ name: 'Ginásio Municipal', address: 'Rua XV, 1', capacity: 1200, modalities: ['futsal', 'goalball'] }],
    committees: [{ committee: 'coe', name: 'Ana Paula Ribeiro', role: 'Presidente', email: 'ana@esporte.pr.gov.br', phone: '4133334444' }],
    expected: { athletes: 1200, staff: 90, teams: 80, municipalities: 40 },
    links: { bulletin: 'https://esporte.pr.gov.br/boletim', site: 'https://esporte.pr.gov.br' },
    budget: '350000.5',
    participants: 1290,
  })
  const again = await call('PUT', `${events}/${data.id}`, data, match(data.version))
  expect(again.body.data.version).toBe(data.version)
})
