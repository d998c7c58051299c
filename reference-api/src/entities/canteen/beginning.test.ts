import type { CanteenBeginning } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canteenDraft, canteensOf, eventDraft, events, serviceRequestDraft, serviceRequests } from '../../testing/drafts.js'
import { registeredLot } from '../../testing/registeredLot.js'
import { today } from '../../core/today.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const venue = (name: string, address: string | null) => ({ name, address, capacity: 900, modalities: [] })
const venues = [venue('Ginásio A', 'Rua das Araucárias, 100, Centro, 80020-310'), venue('Ginásio B', null), venue('Ginásio C', null)]
const planned = async (more: object = {}) => (await call('POST', events, eventDraft({ venues, ...more }))).body.data
const day = (fromToday: number) => new Date(Date.parse(today(new Date())) + fromToday * 86_400_000).toISOString().slice(0, 10)
const begin = async (eventId: number, query = '') => (await call('GET', `${canteensOf(eventId)}/inicio${query}`)).body.data

test('a canteen begins with the days, coordinator, places and usual meals of its event', async () => {
  const made = await planned({ expected: { athletes: 800, staff: 101, teams: null, municipalities: null } })
  const begun = await begin(made.id)
  expect(begun).toMatchObject({
    operatingFrom: made.startDate,
    operatingTo: made.endDate,
    manager: { id: made.coordinatorId },
    supply: null,
  })
  expect(begun.places).toMatchObject([
    { name: 'Ginásio A', address: { street: 'Rua das Araucárias', number: '100', zipCode: '80020310', stateId: 41 } },
    { name: 'Ginásio B' },
    { name: 'Ginásio C' },
  ])
  // Three places share 901 people.
  expect(begun.meals).toMatchObject(['cafe-da-manha', 'almoco', 'jantar'].map((type) => ({ type, expectedPerDay: 300 })))
})

test('a place is free until it has a canteen, whose meals the next one repeats', async () => {
  const made = await planned()
  const days = { operatingFrom: made.startDate, operatingTo: made.endDate }
  const lunch = { type: 'almoco', startTime: '11:30', endTime: '13:30', service: 'marmitex', expectedPerDay: 90 }
  const answer = await call('POST', canteensOf(made.id), canteenDraft({ ...days, placeName: 'Ginásio A', meals: [lunch] }))
  expect(answer.status).toBe(201)
  const { places, meals } = await begin(made.id)
  expect(places).toMatchObject([{ name: 'Ginásio B' }, { name: 'Ginásio C' }])
  expect(meals).toMatchObject([lunch])
})

test('the lot is that of the event’s request of meals, shared by its places, and each meal finds its item by name', async () => {
  const dates = { startDate: day(-1), endDate: day(2), registrationStart: null, registrationEnd: null, year: Number(day(-1).slice(0, 4)) }
  const made = await planned(dates)
  const { lot, tender } = await registeredLot(call, { quantities: ['9000', '500'] })
  const [item] = (lot as unknown as { readonly items: readonly { readonly id: number }[] }).items
  const asked = { eventId: made.id, tenderId: tender.id, lotId: lot.id, items: [{ lotItemId: item?.id, quantity: '3600' }] }
  const answer = await call('POST', serviceRequests, serviceRequestDraft({ ...asked, startDate: made.startDate, endDate: made.endDate }))
  expect([answer.status, answer.body.issues]).toEqual([201, undefined])
  const { id, version } = answer.body.data
  const linked = async () => {
    const { supply } = (await begin(made.id)) as unknown as CanteenBeginning
    expect(supply).toMatchObject({ lot: { id: lot.id }, tender: { id: tender.id } })
    return supply?.request?.id
  }
  // Only a request that a canteen may choose is filled in: not a draft, nor one that is concluded.
  expect(await linked()).toBeUndefined()
  const sent = await call('POST', `${serviceRequests}/${id}/situacao`, { transition: 'send', version })
  expect([sent.status, sent.body.issues]).toEqual([200, undefined])
  expect(await linked()).toBe(id)
  await sql`update service_request set status = 'concluida' where id = ${id}`.execute(api.database)
  expect(await linked()).toBeUndefined()
  expect((await begin((await planned()).id, `?lote=${lot.id}`)).supply).toMatchObject({ lot: { id: lot.id }, request: null })
})

test('there is none under an event that does not exist, nor for a lot that is no number', async () => {
  expect((await call('GET', `${canteensOf(999_999)}/inicio`)).status).toBe(404)
  const { id } = await planned()
  expect((await call('GET', `${canteensOf(id)}/inicio?lote=x`)).status).toBe(400)
})

test('a request that lacks one of the meals is not linked: it would stop the save', async () => {
  let linked = 0
  for (const event of (await call('GET', '/competicoes/eventos?por_pagina=30')).rows) {
    const { supply, meals } = (await begin(event.id)) as unknown as CanteenBeginning
    if (!supply?.request) continue
    const { items } = (await call('GET', `${serviceRequests}/${supply.request.id}`)).body.data
    const asked = (items as { lotItemId: number }[]).map(({ lotItemId }) => lotItemId)
    for (const { type, item } of supply.items)
      if (meals.some((meal) => meal.type === type)) expect(asked, `event ${event.id}, ${type}`).toContain(item.id)
    linked += 1
  }
  expect(linked).toBeGreaterThan(0)
})
