import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canteenDraft, canteensOf, eventDraft, events, serviceRequests } from '../../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const begin = async (query = '') => (await call('GET', `${serviceRequests}/inicio${query}`)).body.data
const venue = (name: string, address: string | null) => ({ name, address, capacity: 900, modalities: [] })
const planned = async (more: object) => (await call('POST', events, eventDraft(more))).body.data

test('a request begins with the person behind the user and the department of the current function', async () => {
  await sql`update app_user set person_id = 1 where username = 'admin'`.execute(api.database)
  const { requester, department, event } = await begin()
  expect(requester).toMatchObject({ id: 1 })
  expect(department).toMatchObject({ label: expect.any(String) as string })
  expect(event).toBeNull()
  await sql`update app_user set person_id = null where username = 'admin'`.execute(api.database)
  expect(await begin()).toEqual({ requester: null, department: null, event: null })
})

test('from an event come its days, its regional office and its venue with what its address shows', async () => {
  const made = await planned({ venues: [venue('Ginásio do início', 'Rua das Araucárias, 100, Centro, 80020-310')] })
  const { event } = await begin(`?evento=${made.id}&para=transporte`)
  expect(event).toMatchObject({
    id: made.id,
    startDate: made.startDate,
    endDate: made.endDate,
    region: { label: expect.stringContaining('Regional') as string },
    place: 'Ginásio do início',
    address: { street: 'Rua das Araucárias', number: '100', neighborhood: 'Centro', zipCode: '80020310', stateId: 41 },
  })
})

test('meals go to a canteen of the event, and a venue has the address under which its name is known', async () => {
  const made = await planned({ venues: [venue('Colégio do início', null)] })
  const canteen = canteenDraft({ placeName: 'Colégio do início', operatingFrom: made.startDate, operatingTo: made.endDate })
  const answer = await call('POST', canteensOf(made.id), canteen)
  expect(answer.status).toBe(201)
  const { street } = answer.body.data.address as { readonly street: string }
  for (const object of ['refeicoes', 'material'])
    expect((await begin(`?evento=${made.id}&para=${object}`)).event).toMatchObject({ place: 'Colégio do início', address: { street } })
})

test('nothing comes from an event that was cancelled or is none', async () => {
  const made = await planned({})
  await call('POST', `${events}/${made.id}/situacao`, { transition: 'cancel', reason: 'Cancelado nesta prova', version: made.version })
  expect((await begin(`?evento=${made.id}`)).event).toBeNull()
  expect((await begin('?evento=999999')).event).toBeNull()
  expect((await call('GET', `${serviceRequests}/inicio?evento=x`)).status).toBe(400)
})
