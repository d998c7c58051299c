import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  departmentDraft,
  departments,
  eventDraft,
  events,
  lotDraft,
  lotsOf,
  match,
  organizationDraft,
  organizations,
  regionDraft,
  regions,
  tenderDraft,
  tenders,
} from '../../testing/drafts.js'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
async function created(path: string, draft: object): Promise<Fields> {
  const answer = await call('POST', path, draft)
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}
const office = (more: object = {}) => created(regions, regionDraft({ type: 'regional-esporte', ...more }))
const read = async (path: string, id: number) => (await call('GET', `${path}/${id}`)).body.data
const act = async (action: string, { id }: Fields) => (await call('POST', `${regions}/acoes/${action}`, { ids: [id] })).body.data
const put = (region: Fields, more: object) => call('PUT', `${regions}/${region.id}`, { ...region, ...more }, match(region.version))
const officeOf = (regionId: number) => departmentDraft({ kind: 'escritorio-regional', regionId })

/** The cities that a deleted office leaves free. */
async function freeCities(): Promise<readonly number[]> {
  const gone = await office()
  await act('excluir', gone)
  return gone.cityIds as readonly number[]
}

describe('a region', () => {
  test('has a code of its own, and a name of its own in its type, in any case', async () => {
    const first = await office()
    const twin = await call('POST', regions, regionDraft({ code: first.code }))
    expect([twin.status, issuesOf(twin)]).toEqual([409, ['code: duplicate']])
    const name = String(first.name).toUpperCase()
    expect(issuesOf(await call('POST', regions, regionDraft({ name, type: 'regional-esporte' })))).toEqual(['name: duplicate'])
    expect((await call('POST', regions, regionDraft({ name, type: 'nucleo-educacao' }))).status).toBe(201)
    const asked = (values: object) => call('POST', `${regions}/duplicados`, { values })
    expect((await asked({ code: first.code })).rows).toEqual([{ id: first.id, label: first.label }])
    expect((await asked({ name, type: 'regional-esporte' })).rows).toEqual([{ id: first.id, label: first.label }])
    expect((await asked({ name, type: 'macrorregiao-esportiva' })).rows).toEqual([])
  })

  test('is inactivated and activated when nothing depends on it', async () => {
    const region = await office()
    expect(await act('inativar', region)).toMatchObject({ done: 1, refused: [] })
    expect(await act('ativar', region)).toMatchObject({ done: 1, refused: [] })
  })

  test('is not activated nor restored without a city, and the reason says what to do', async () => {
    const idle = await office()
    const cityIds = idle.cityIds as readonly number[]
    await act('inativar', idle)
    const other = await office({ cityIds })
    expect(await read(regions, idle.id)).toMatchObject({ cityIds: [], status: 'inativo' })
    expect(await act('ativar', idle)).toMatchObject({ done: 0, refused: [{ id: idle.id, code: 'region.noCity' }] })
    expect((await read(regions, idle.id)).status).toBe('inativo')
    await act('excluir', other)
    await office({ cityIds })
    expect(await act('restaurar', other)).toMatchObject({ done: 0, refused: [{ id: other.id, code: 'region.noCity' }] })
    const whole = await read(regions, idle.id)
    const free = await freeCities()
    expect((await put(whole, { cityIds: free, seatCityId: free[0] })).status).toBe(200)
    expect(await act('ativar', idle)).toMatchObject({ done: 1 })
  })
})

describe('the type of a region', () => {
  test('stays while an office lies in the macro-region', async () => {
    const macro = await created(regions, regionDraft({ type: 'macrorregiao-esportiva' }))
    const inside = await office({ parentId: macro.id })
    const answer = await put(macro, { type: 'nucleo-educacao' })
    expect([answer.status, answer.body.issues]).toEqual([
      409,
      [{ path: 'type', code: 'region.typeInUse', params: { value: inside.label } }],
    ])
    await put(inside, { parentId: null })
    expect((await put(macro, { type: 'nucleo-educacao' })).status).toBe(200)
  })

  test('stays while a department, an event or an organization refers to the office', async () => {
    const ofDepartment = await office()
    await created(departments, officeOf(ofDepartment.id))
    const ofEvent = await office()
    await created(events, eventDraft({ regionId: ofEvent.id }))
    const ofOrganization = await office()
    await created(organizations, organizationIn(ofOrganization))
    for (const region of [ofDepartment, ofEvent, ofOrganization])
      expect(issuesOf(await put(region, { type: 'macrorregiao-esportiva' }))).toEqual(['type: region.typeInUse'])
  })
})

const organizationIn = ({ cityIds }: Fields) => {
  const draft = organizationDraft()
  const [cityId] = cityIds as readonly number[]
  return { ...draft, address: { ...(draft.address as object), cityId } }
}

describe('what refers to a region', () => {
  test('keeps it from being inactivated until it has moved, also in events, lots and macro-regions', async () => {
    const [from, to] = [await office(), await office()]
    const [department, event] = [await created(departments, officeOf(from.id)), await created(events, eventDraft({ regionId: from.id }))]
    const tender = await created(tenders, tenderDraft())
    const lot = await created(lotsOf(tender.id), lotDraft({ regionIds: [from.id, to.id] }))
    const { refused } = (await act('inativar', from)) as unknown as { refused: { dependants: object[] }[] }
    expect(refused[0]?.dependants).toMatchObject([
      { entity: 'department', field: 'regionId', count: 1, example: { id: department.id } },
      { entity: 'event', field: 'regionId', count: 1, example: { id: event.id } },
      { entity: 'lot', field: 'regionIds', count: 1, example: { id: lot.id } },
    ])
    const answer = await call('POST', `${regions}/${from.id}/reatribuir`, { para: to.id, escopo: 'vigentes', version: 1 })
    expect(answer.body.data.moved).toHaveLength(3)
    expect([(await read(departments, department.id)).regionId, (await read(events, event.id)).regionId]).toEqual([to.id, to.id])
    expect((await read(lotsOf(tender.id), lot.id)).regionIds).toEqual([to.id])
    expect(await act('inativar', from)).toMatchObject({ done: 1 })
  })

  test('moves only to a region that it may have', async () => {
    const [from, macro] = [await office(), await created(regions, regionDraft({ type: 'macrorregiao-esportiva' }))]
    const department = await created(departments, officeOf(from.id))
    const answer = await call('POST', `${regions}/${from.id}/reatribuir`, { para: macro.id, escopo: 'vigentes', version: 1 })
    expect([answer.status, answer.body.data]).toMatchObject([409, { refused: [{ id: department.id, code: 'department.regionType' }] }])
  })

  test('as an organization stays with it: the region can be inactivated, but not deleted', async () => {
    const [from, to] = [await office(), await office()]
    const organization = await created(organizations, organizationIn(from))
    expect(organization.region).toMatchObject({ id: from.id })
    const removal = await call('DELETE', `${regions}/${from.id}`, undefined, match(1))
    expect([removal.status, removal.body.code, removal.body.data]).toMatchObject([
      409,
      'region.inUse',
      { dependants: [{ entity: 'organization', field: 'region', count: 1, isKept: true }], params: { label: organization.label } },
    ])
    const answer = await call('POST', `${regions}/${from.id}/reatribuir`, { para: to.id, escopo: 'todas', version: 1 })
    expect(answer.body.data).toEqual({ moved: [] })
    expect(await act('inativar', from)).toMatchObject({ done: 1 })
    expect((await read(organizations, organization.id)).region).toMatchObject({ id: from.id })
  })

  test('stays where the event is over, also when everything else moves for a deletion', async () => {
    const [from, to] = [await office(), await office()]
    const over = await created(events, eventDraft({ regionId: from.id }))
    const department = await created(departments, officeOf(from.id))
    const reason = 'Cancelado por falta de sede'
    const cancelled = await call('POST', `${events}/${over.id}/situacao`, { to: 'cancelado', reason, version: over.version })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    await call('POST', `${regions}/${from.id}/reatribuir`, { para: to.id, escopo: 'todas', version: 1 })
    expect([(await read(departments, department.id)).regionId, (await read(events, over.id)).regionId]).toEqual([to.id, from.id])
    const removal = await call('DELETE', `${regions}/${from.id}`, undefined, match(1))
    expect(removal.body.data).toMatchObject({ dependants: [{ entity: 'event', field: 'regionId', isKept: true }] })
  })
})
