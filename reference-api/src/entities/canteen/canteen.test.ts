import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../database/database.js'
import { canteenDraft, canteensOf, eventDraft, events, match, serviceRequestDraft, serviceRequests } from '../../testing/drafts.js'
import { move, registeredLot } from '../../testing/registeredLot.js'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'
import { today } from '../../core/today.js'

let api: TestServer
let call: Call
let event: Fields
let registered: Awaited<ReturnType<typeof registeredLot>>
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  event = await newEvent()
  registered = await registeredLot(call, { quantities: ['1000', '500'] })
})
afterAll(() => api.close())

const day = (fromToday: number) => new Date(Date.parse(today(new Date())) + fromToday * 86_400_000).toISOString().slice(0, 10)
const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
/** Dates of a running event, from three days ago to three days ahead. */
const now = () => ({
  startDate: day(-3),
  endDate: day(3),
  registrationStart: null,
  registrationEnd: null,
  year: Number(day(-3).slice(0, 4)),
})
const open = { operatingFrom: day(-2), operatingTo: day(2) }
const lunch = { type: 'almoco', startTime: '11:00', endTime: '14:00', service: 'buffet', expectedPerDay: 100 }
const dinner = { type: 'jantar', startTime: '18:00', endTime: '20:30', service: 'marmitex', expectedPerDay: 80 }

const supper = { type: 'ceia', startTime: '22:30', endTime: '00:30', service: 'buffet', expectedPerDay: 100 }
const breakfast = { type: 'cafe-da-manha', startTime: '06:30', endTime: '08:30', service: 'buffet', expectedPerDay: 100 }

async function newEvent(more: object = now()) {
  const answer = await call('POST', events, eventDraft(more))
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}
const create = (more: object = {}, of = event) => call('POST', canteensOf(of.id), canteenDraft({ ...open, ...more }))
async function created(more: object = {}, of = event) {
  const answer = await create(more, of)
  expect([answer.status, issuesOf(answer)]).toEqual([201, []])
  return answer.body.data
}
const supplied = () => ({ tenderId: registered.tender.id, lotId: registered.lot.id })
const at = ({ id }: Fields, of = event) => `${canteensOf(of.id)}/${id}`
const read = async (path: string) => (await call('GET', path)).body.data
async function change(path: string, transition: string, more: object = {}) {
  const { version } = await read(path)
  return call('POST', `${path}/situacao`, { transition, version, ...more })
}
const reason = 'O colégio não pode mais ceder o espaço'

test('a child is in charge of no canteen, and the refusal says why', async () => {
  const [child] = await rows<{ id: number }>(api.database, sql`select id from person where legal_capacity = 'menor' limit 1`)
  const { status, body } = await create({ managerId: child?.id })
  expect([status, body.errors]).toEqual([409, { managerId: ['Só pessoas adultas ou emancipadas podem ser responsáveis'] }])
})

test('the demo has canteens in their city, fed by an ata of their days, each meal by an item of its kind', async () => {
  const [all] = await rows<{ asked: number; planned: number }>(
    api.database,
    sql`select count(request_id)::integer as asked, count(*) filter (where status = 'planejado' and lot_id is not null)::integer as planned from canteen`,
  )
  expect([all?.asked, all?.planned]).toEqual([expect.toSatisfy((count) => count > 0), expect.toSatisfy((count) => count > 0)])
  const wrong = await rows(
    api.database,
    sql`select c.id, 'ata' as what from canteen c join tender t on t.id = c.tender_id
        where c.operating_from < t.valid_from or c.operating_to > t.valid_until
      union all select id, 'supplier' from canteen where status in ('ativo', 'encerrado') and supplier_id is null
      union all select id, 'cep' from canteen
        where (address_zip_code between '80000000' and '82999999') <> (address_city_id = 4106902)
      union all select c.id, m.type from canteen c join canteen_meal m on m.owner_id = c.id left join lot_item i on i.id = m.lot_item_id
          left join material x on x.id = i.material_id
        where c.lot_id is not null and coalesce(x.description, '') !~* case m.type when 'cafe-da-manha' then '^café da manhã'
          when 'almoco' then '^almoço' when 'lanche' then '^kit lanche' else '^' || m.type end`,
  )
  expect(wrong).toEqual([])
})

describe('a canteen', () => {
  test('tells what follows from its meals, days and lot', async () => {
    const canteen = await created({
      ...supplied(),
      meals: [{ ...lunch, lotItemId: registered.itemIds[0] }, dinner],
      menus: [{ date: day(0), mealType: 'almoco', dishes: [{ name: 'Feijoada', group: 'proteina' }], dietary: ['sem-gluten'], kcal: 900 }],
    })
    expect(canteen).toMatchObject({
      ...{ mealsPerDay: 180, mealCapacity: 400, missingMenus: 9, graveIssues: 0, mealTypes: ['almoco', 'jantar'] },
      supplier: { id: registered.lot.supplierId },
      city: { label: 'Curitiba' },
      meals: [
        { unitPrice: '21.9', balance: '1000', lotItem: { id: registered.itemIds[0] } },
        { lotItem: null, unitPrice: null },
      ],
      menus: [{ dishes: [{ name: 'Feijoada' }] }],
    })
    const again = await call('PUT', at(canteen), canteen, match(canteen.version))
    expect(again.body.data.version).toBe(canteen.version)
  })

  test('is nowhere but under its event', async () => {
    const [canteen, other] = [await created(), await newEvent()]
    for (const path of [at(canteen, other), `${at(canteen, other)}/historico`, at({ ...canteen, id: 99_999 })])
      expect((await call('GET', path)).status, path).toBe(404)
    expect((await call('PUT', at(canteen, other), canteen, match(canteen.version))).status).toBe(404)
    expect((await call('DELETE', at(canteen, other), undefined, match(canteen.version))).status).toBe(404)
    expect((await call('POST', `${at(canteen, other)}/situacao`, { transition: 'cancel', version: canteen.version, reason })).status).toBe(
      404,
    )
    expect((await call('GET', canteensOf(other.id))).rows).toEqual([])
    expect((await call('POST', canteensOf(99_999), canteenDraft(open))).status).toBe(404)
    // Two events may have a canteen of the same name, one event may not.
    await created({ name: String(canteen.name) }, other)
    expect(issuesOf(await create({ name: String(canteen.name).toUpperCase() }))).toEqual(['name: duplicate'])
  })

  test.each([
    [{ capacity: 0 }, 'capacity: min'],
    [{ turns: 11 }, 'turns: max'],
    [{ operatingFrom: day(2), operatingTo: day(1) }, 'operatingTo: endBeforeStart'],
    [{ operatingFrom: day(-6) }, 'operatingFrom: canteen.outsideEvent'],
    [{ operatingTo: day(5) }, 'operatingTo: canteen.outsideEvent'],
    [{ meals: [{ ...lunch, endTime: '10:00' }] }, 'meals[0].endTime: canteen.endBeforeStart'],
    [{ meals: [lunch, { ...dinner, startTime: '13:59' }] }, 'meals[1].startTime: canteen.mealsOverlap'],
    [{ meals: [lunch, { ...supper, startTime: '13:30', endTime: '20:00' }] }, 'meals[1].startTime: canteen.mealsOverlap'],
    [{ meals: [supper, { ...breakfast, startTime: '00:15' }] }, 'meals[1].startTime: canteen.mealsOverlap'],
    [{ meals: [{ ...supper, startTime: '14:00' }] }, 'meals[0].endTime: canteen.endBeforeStart'],
    [{ meals: [lunch, { ...lunch, startTime: '15:00', endTime: '16:00' }] }, 'meals[1].type: repeated'],
    [{ meals: [{ ...lunch, expectedPerDay: 201 }] }, 'meals[0].expectedPerDay: canteen.overCapacity'],
    [{ meals: [lunch], menus: [{ date: day(3), mealType: 'almoco', dishes: [] }] }, 'menus: canteen.menusOutside'],
    [{ meals: [lunch], menus: [{ date: day(0), mealType: 'jantar', dishes: [] }] }, 'menus[0].mealType: canteen.noSuchMeal'],
    [{ meals: [lunch], daily: [{ date: day(1), mealType: 'almoco', served: 1 }] }, 'daily[0].date: future'],
    [{ sanitaryLicense: { number: 'LS 1' } }, 'sanitaryLicense.validUntil: required'],
    [{ supplierId: 1, requestId: 99_999 }, 'requestId: reference'],
  ])('refuses %o', async (more, issue) => expect(issuesOf(await create(more))).toContain(issue))

  test('is open on the days around its event, with meals one after the other', async () => {
    await created({ operatingFrom: day(-5), operatingTo: day(4), meals: [lunch, { ...dinner, startTime: '14:00' }] })
  })

  test.each(['00:30', '00:00'])('has a supper that ends after midnight: %s', async (endTime) => {
    const { meals } = await created({ meals: [breakfast, { ...supper, endTime }] })
    expect(meals).toMatchObject([{ type: 'cafe-da-manha' }, { type: 'ceia', endTime }])
  })

  test('takes what was served before it was made active: reality is never locked out', async () => {
    const { status, daily } = await created({ meals: [lunch], daily: [{ date: day(-1), mealType: 'almoco', served: 398 }] })
    expect([status, daily]).toMatchObject(['planejado', [{ served: 398 }]])
  })

  test('is added under no event that is over', async () => {
    const of = await newEvent()
    await change(`${events}/${of.id}`, 'cancel', { reason })
    expect(issuesOf(await create({}, of))).toEqual([': canteen.eventOver'])
  })

  test('is not restored under an event that was cancelled meanwhile', async () => {
    const of = await newEvent()
    const gone = await created({}, of)
    const restored = async () => (await call('POST', `${canteensOf(of.id)}/acoes/restaurar`, { ids: [gone.id] })).body.data
    expect((await call('DELETE', at(gone, of), undefined, match(gone.version))).status).toBe(200)
    expect(await restored()).toMatchObject({ done: 1, refused: [] })
    expect((await call('DELETE', at(gone, of), undefined, match((await read(at(gone, of))).version))).status).toBe(200)
    await change(`${events}/${of.id}`, 'cancel', { reason })
    expect(await restored()).toMatchObject({ done: 0, refused: [{ id: gone.id, code: 'canteen.eventOver' }] })
  })

  test('knows what other canteens need of the same item', async () => {
    const meals = [{ ...lunch, expectedPerDay: 70, lotItemId: registered.itemIds[1] }]
    const before = (await created({ ...supplied(), meals })).meals as { neededElsewhere: number }[]
    const after = (await created({ ...supplied(), meals })).meals as { neededElsewhere: number }[]
    expect((after[0]?.neededElsewhere ?? 0) - (before[0]?.neededElsewhere ?? 0)).toBe(5 * 70)
  })

  test('is paid for by items of one lot that count meals', async () => {
    const other = await registeredLot(call)
    const meals = [{ ...lunch, lotItemId: other.itemIds[0] }]
    expect(issuesOf(await create({ ...supplied(), meals }))).toEqual(['meals[0].lotItemId: canteen.itemOfLot'])
    expect(issuesOf(await create({ ...supplied(), tenderId: other.tender.id }))).toEqual(['lotId: canteen.lotOfTender'])
    expect(issuesOf(await create({ ...supplied(), supplierId: other.lot.supplierId }))).toEqual(['supplierId: canteen.lotOfSupplier'])
  })

  test('plans no more than its request asks for, over all its canteens', async () => {
    const items = [{ lotItemId: registered.itemIds[1], quantity: '450' }]
    const period = { startDate: day(-2), endDate: day(2) }
    const request = (await call('POST', serviceRequests, serviceRequestDraft({ ...supplied(), ...period, eventId: event.id, items }))).body
      .data
    await move(call, `${serviceRequests}/${request.id}`, 'send')
    const meal = (expectedPerDay: number) => ({
      ...supplied(),
      requestId: request.id,
      meals: [{ ...lunch, expectedPerDay, lotItemId: registered.itemIds[1] }],
    })
    expect(issuesOf(await create(meal(91)))).toEqual(['requestId: canteen.aboveRequest'])
    const first = await created(meal(50))
    expect(first.meals).toMatchObject([{ requested: '450', servedOfItem: 0 }])
    expect(issuesOf(await create(meal(41)))).toEqual(['requestId: canteen.aboveRequest'])
    await created(meal(40))
    expect(issuesOf(await create(meal(1), await newEvent()))).toEqual(['requestId: canteen.requestOfEvent'])
  })

  test('has nothing of a request that no longer reserves: it is counted beside all that take from the balance', async () => {
    const own = await registeredLot(call, { quantities: ['900'] })
    const of = { tenderId: own.tender.id, lotId: own.lot.id }
    const meals = [{ ...lunch, expectedPerDay: 30, lotItemId: own.itemIds[0] }]
    const items = [{ lotItemId: own.itemIds[0], quantity: '450' }]
    const draft = serviceRequestDraft({ ...of, startDate: day(-2), endDate: day(2), eventId: event.id, items })
    const { id } = (await call('POST', serviceRequests, draft)).body.data
    const path = `${serviceRequests}/${id}`
    await move(call, path, 'send')
    const asked = await created({ ...of, requestId: id, meals })
    const beside = await created({ ...of, requestId: id, meals })
    const free = await created({ ...of, meals })
    const [mine, others] = [5 * 30, { requested: null, neededElsewhere: 2 * 5 * 30 }]
    const mealsOf = async (canteen: Fields) => (await read(at(canteen))).meals
    // Those of one request share what it asks for, and need nothing of the balance.
    expect(await mealsOf(asked)).toMatchObject([{ requested: '450', neededElsewhere: mine, balance: '450' }])
    expect(await mealsOf(free)).toMatchObject([{ requested: null, neededElsewhere: 0 }])
    await move(call, path, 'callBack')
    for (const canteen of [asked, beside, free]) expect(await mealsOf(canteen)).toMatchObject([others])
    const less = await read(path)
    const [item] = less.items as readonly Fields[]
    expect(
      issuesOf(await call('PUT', path, { ...less, total: null, items: [{ ...item, quantity: '40', total: null }] }, match(less.version))),
    ).toEqual([])
    await move(call, path, 'send')
    expect(await mealsOf(asked)).toMatchObject([{ requested: '40', neededElsewhere: mine }])
    await move(call, path, 'cancel', { reason })
    for (const canteen of [asked, beside, free]) expect(await mealsOf(canteen)).toMatchObject([{ ...others, balance: '900' }])
  })

  test('is found by place, supplier, meal and day', async () => {
    const of = await newEvent()
    const canteen = await created({ ...supplied(), meals: [lunch] }, of)
    const found = async (query: string) => (await call('GET', `${canteensOf(of.id)}?${query}`)).rows.map(({ id }) => id)
    for (const query of [
      'cityId=4106902',
      `supplierId=${String(registered.lot.supplierId)}`,
      'mealTypes=almoco',
      `date=${day(2)}`,
      'busca=colegio',
    ])
      expect(await found(query), query).toEqual([canteen.id])
    for (const query of ['cityId=4118501', 'mealTypes=ceia', `date=${day(3)}`, 'hasGraveIssue=true', 'status=ativo'])
      expect(await found(query), query).toEqual([])
    expect((await call('GET', `${canteensOf(of.id)}/somas`)).body.data).toMatchObject({ mealsPerDay: '100', mealCapacity: '200' })
  })
})

describe('the way of a canteen', () => {
  test('is opened with a supplier and an item for each meal, counted day by day, and closed', async () => {
    const canteen = await created({ meals: [lunch] })
    const path = at(canteen)
    expect(issuesOf(await change(path, 'activate'))).toEqual(['supplierId: required', 'meals[0].lotItemId: required'])
    const planned = await read(path)
    const meals = [{ ...lunch, lotItemId: registered.itemIds[0] }]
    await call('PUT', path, { ...planned, ...supplied(), meals }, match(planned.version))
    expect((await change(path, 'activate')).body.data.status).toBe('ativo')
    const counts = [{ mealType: 'almoco', served: 97, wasted: '3.5' }]
    expect((await change(path, 'count', { date: day(-1), counts })).body.data.daily).toMatchObject([
      { date: day(-1), served: 97, wasted: '3.5' },
    ])
    const others = (await (await api.signIn('gestora'))('GET', '/painel/mudancas')).rows
    expect(others.find(({ entity, id }) => entity === 'canteen' && id === canteen.id)).toMatchObject({
      within: event.label,
      statusText: `Dia ${day(-1).split('-').reverse().join('/')} registrado`,
    })
    // Served meals above the capacity are accepted as fact, and a second count corrects the first.
    const more = [{ mealType: 'almoco', served: 260 }]
    expect((await change(path, 'count', { date: day(-1), counts: more })).body.data.daily).toMatchObject([{ served: 260, wasted: null }])
    expect((await change(path, 'count', { date: day(0), counts })).body.data.daily).toHaveLength(2)
    const [entry] = (await call('GET', `${path}/historico`)).rows
    expect(JSON.stringify(entry)).toContain('daily')
    expect(issuesOf(await change(path, 'count', { date: day(-9), counts }))).toEqual(['date: canteen.dayOutside'])
    expect(issuesOf(await change(path, 'count', { date: day(0), counts: [] }))).toEqual(['counts: required'])
    expect(issuesOf(await change(path, 'count', { date: day(0), counts: [{ mealType: 'ceia', served: 1 }] }))).toEqual([
      'counts[0].mealType: canteen.noSuchMeal',
    ])
    expect(issuesOf(await change(path, 'cancel', { reason }))).toEqual([': canteen.hasServed'])
    const running = await read(path)
    const without = await call(
      'PUT',
      path,
      { ...running, supplierId: null, lotId: null, tenderId: null, meals: [lunch] },
      match(running.version),
    )
    expect(issuesOf(without)).toEqual(['supplierId: required', 'meals[0].lotItemId: required'])
    // Its `ativo` is a step of the workflow, so the on/off action refuses it.
    const switched = await call('POST', `${canteensOf(event.id)}/acoes/inativar`, { ids: [canteen.id] })
    expect(JSON.stringify(switched.body)).toContain('no-transition')
    const { data } = (await change(path, 'finish')).body
    expect(data.status).toBe('encerrado')
    expect((await call('PUT', path, { ...data, notes: 'x' }, match(data.version))).body.code).toBe('final')
    expect((await call('DELETE', path, undefined, match(data.version))).body.code).toBe('not-deletable')
  })

  test('ends before it begins with a reason only', async () => {
    const path = at(
      await created({ operatingFrom: day(2), operatingTo: day(3), ...supplied(), meals: [{ ...lunch, lotItemId: registered.itemIds[0] }] }),
    )
    expect((await change(path, 'finish')).status).toBe(409)
    await change(path, 'activate')
    expect(issuesOf(await change(path, 'finish'))).toEqual([': canteen.notBegun'])
    expect(issuesOf(await change(path, 'cancel'))).toEqual(['reason: required'])
    expect((await change(path, 'cancel', { reason })).body.data.status).toBe('cancelado')
  })

  test('holds its event: it neither goes nor is it opened when the event is over', async () => {
    const of = await newEvent()
    const canteen = await created({ ...supplied(), meals: [{ ...lunch, lotItemId: registered.itemIds[0] }] }, of)
    const removal = await call('DELETE', `${events}/${of.id}`, undefined, match(of.version))
    expect([removal.status, JSON.stringify(removal.body)]).toEqual([409, expect.stringContaining(String(canteen.name))])
    await change(`${events}/${of.id}`, 'cancel', { reason })
    expect(issuesOf(await change(at(canteen, of), 'activate'))).toEqual([': canteen.eventOver'])
  })
})

test('an event ends when its canteens are closed and its requests are done', async () => {
  const of = await newEvent({ ...now(), endDate: day(0) })
  const path = `${events}/${of.id}`
  await sql`update event set status = 'em-andamento' where id = ${of.id}`.execute(api.database)
  const canteen = await created({ operatingTo: day(0), ...supplied(), meals: [{ ...lunch, lotItemId: registered.itemIds[0] }] }, of)
  await created({ operatingTo: day(0) }, of)
  expect((await read(path)).hindrances).toEqual([])
  await change(at(canteen, of), 'activate')
  const items = [{ lotItemId: registered.itemIds[0], quantity: '1' }]
  const draft = serviceRequestDraft({ ...supplied(), eventId: of.id, startDate: day(-2), endDate: day(0), items })
  const request = (await call('POST', serviceRequests, draft)).body.data
  expect(await read(path)).toMatchObject({ canteenCount: 2, hindrances: ['refeitorios-ativos', 'solicitacoes-abertas'] })
  expect(issuesOf(await change(path, 'finish'))).toEqual([': event.refeitorios-ativos', ': event.solicitacoes-abertas'])
  await change(at(canteen, of), 'finish')
  await change(`${serviceRequests}/${request.id}`, 'cancel', { reason })
  expect((await change(path, 'finish')).body.data.status).toBe('encerrado')
})

test('a license that ends is told beforehand', async () => {
  const canteen = await created({ sanitaryLicense: { number: 'LS 118', validUntil: day(5) } })
  const { rows } = await call('GET', '/painel/vencimentos?por_pagina=100')
  expect(rows.filter(({ id, entity }) => entity === 'canteen' && id === canteen.id)).toMatchObject([{ id: canteen.id, due: day(5) }])
})
