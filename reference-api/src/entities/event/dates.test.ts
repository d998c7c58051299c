import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canteenDraft, canteensOf, eventDraft, events, match, serviceRequests } from '../../testing/drafts.js'
import { type Answer, type Call, startTestServer, type TestServer } from '../../testing/testServer.js'
import { addDays, today } from '../../core/today.js'
import { openLot } from '../service-request/requests.testkit.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
const day = (fromToday: number) => addDays(today(new Date()), fromToday)
const reason = 'Chuva forte na região sede'
const noRegistration = { registrationStart: null, registrationEnd: null }

async function created(path: string, draft: object) {
  const answer = await call('POST', path, draft)
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}
const eventOn = (startDate: string, endDate: string) =>
  created(events, eventDraft({ startDate, endDate, ...noRegistration, year: Number(startDate.slice(0, 4)) }))
const read = async (path: string) => (await call('GET', path)).body.data
async function change(path: string, transition: string, more: object = {}) {
  const { version } = await read(path)
  return call('POST', `${path}/situacao`, { transition, version, ...more })
}
async function put(path: string, changes: object) {
  const record = await read(path)
  return call('PUT', path, { ...record, ...changes }, match(record.version))
}
const labels = (links: unknown) => (links as readonly { readonly label: string }[]).map(({ label }) => label)

describe('an event that is planned again', () => {
  test('needs another first or last day', async () => {
    const { id } = await eventOn(day(20), day(24))
    const path = `${events}/${id}`
    await change(path, 'postpone', { reason })
    const replan = (first: number, last: number) => change(path, 'replan', { startDate: day(first), endDate: day(last) })
    expect(issuesOf(await replan(20, 24))).toEqual(['startDate: event.sameDates'])
    expect((await replan(20, 25)).body.data).toMatchObject({ status: 'planejado', endDate: day(25) })
  })
})

describe('an event that is moved', () => {
  test('names its planned and open canteens with their days', async () => {
    const event = await eventOn(day(20), day(24))
    const path = `${events}/${event.id}`
    const canteen = (name: string, first: number, last: number) =>
      created(canteensOf(event.id), canteenDraft({ name, operatingFrom: day(first), operatingTo: day(last) }))
    const { id } = await canteen('Alojamento', 18, 20)
    const cancelled = await canteen('Colégio', 18, 20)
    await change(`${canteensOf(event.id)}/${cancelled.id}`, 'cancel', { reason })
    expect(event.canteens).toEqual([])

    const moved = await put(path, { startDate: day(21), endDate: day(25) })
    const known = { id, label: 'Alojamento', params: { eventoId: event.id }, operatingFrom: day(18), operatingTo: day(20) }
    expect(moved.body.data.canteens).toEqual([known])
    expect(issuesOf(await put(`${canteensOf(event.id)}/${id}`, { operatingFrom: day(19) }))).toEqual([])
    expect((await read(path)).canteens).toEqual([{ ...known, operatingFrom: day(19) }])
    await change(path, 'cancel', { reason })
    expect((await read(path)).canteens).toEqual([])
  })

  test('names the requests that are too far from its new days', async () => {
    const event = await eventOn('2026-08-01', '2026-08-05')
    const path = `${events}/${event.id}`
    const { draft } = (await openLot(call)).take(1)
    const { id } = await created(serviceRequests, draft(['1'], { eventId: event.id, startDate: '2026-07-22', endDate: '2026-08-15' }))
    expect(labels((await read(path)).requestsOutside)).toEqual([])
    const moved = await put(path, { startDate: '2026-08-02', endDate: '2026-08-06' })
    expect(moved.body.data.requestsOutside).toEqual([{ id, label: expect.any(String) }])
    await change(`${serviceRequests}/${id}`, 'cancel', { reason })
    expect(labels((await read(path)).requestsOutside)).toEqual([])
  })
})
