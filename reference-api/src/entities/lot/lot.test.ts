import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lotDraft, lotsOf, match, materials, supplierDraft, suppliers, tenderDraft, tenders } from '../../testing/drafts.js'
import { activeMaterials, move, registeredLot } from '../../testing/registeredLot.js'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'
import { post, unbalancedItems } from './ledger.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const reason = 'Ofício 12/2026 do órgão gerenciador'
const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
const act = async ({ tenderId, id }: { readonly tenderId?: unknown; readonly id: number }, transition: string, more: object = {}) => {
  const path = `${lotsOf(Number(tenderId))}/${id}`
  const { version } = (await call('GET', path)).body.data
  return call('POST', `${path}/situacao`, { transition, version, reason, ...more })
}
interface Item extends Fields {
  readonly balance: string
}
const firstItem = ({ body }: Answer) => (body.data.items as readonly Item[])[0]

test('the demo’s columns are the sums of its ledger', async () => {
  const [counted] = (await sql<{ moved: number }>`select count(*)::integer as moved from lot_movement`.execute(api.database)).rows
  expect(counted?.moved).toBeGreaterThan(20)
  expect(await unbalancedItems(api.database)).toEqual([])
})

describe('a lot', () => {
  const openTender = async () => {
    const tender = (await call('POST', tenders, tenderDraft())).body.data
    for (const step of ['publish', 'openDispute', 'judge', 'adjudicate']) await move(call, `${tenders}/${tender.id}`, step)
    return tender
  }

  test('has a number of its own in its tender, and each material once', async () => {
    const tender = await openTender()
    const [materialId] = await activeMaterials(call, 1)
    const item = { materialId, quantity: '10', maxUnitPrice: '26' }
    expect(issuesOf(await call('POST', lotsOf(tender.id), lotDraft({ number: 1, items: [item] })))).toEqual([])
    expect(issuesOf(await call('POST', lotsOf(tender.id), lotDraft({ number: 1 })))).toEqual(['number: duplicate'])
    expect(issuesOf(await call('POST', lotsOf(tender.id), lotDraft({ number: 2, items: [item, item] })))).toEqual([
      'items[1].materialId: duplicateRow',
    ])
    const wrong = { ...item, quantity: '0', awardedUnitPrice: '26.0001', minOrder: '5', maxOrder: '4' }
    expect(issuesOf(await call('POST', lotsOf(tender.id), lotDraft({ number: 3, items: [wrong] })))).toEqual([
      'items[0].quantity: min',
      'items[0].awardedUnitPrice: lot.aboveMaxPrice',
      'items[0].maxOrder: min',
    ])
  })

  test.each(['em-analise', 'bloqueado', 'inativo'])('takes no item that is %s', async (status) => {
    const tender = await openTender()
    const [{ id: materialId } = { id: 0 }] = (await call('GET', `${materials}?status=${status}&por_pagina=1`)).rows
    const answer = await call('POST', lotsOf(tender.id), lotDraft({ items: [{ materialId, quantity: '10', maxUnitPrice: '26' }] }))
    expect([answer.status, ...issuesOf(answer)]).toEqual([422, 'items[0].materialId: reference'])
    expect(JSON.stringify(answer.body)).toContain('Registro não encontrado ou em situação que não permite escolhê-lo')
  })

  test('is offered first where it serves the place: its region, a city of it, or everywhere', async () => {
    const regions = (await call('GET', '/administrativo/solicitacoes-servico/regioes?type=regional-esporte&por_pagina=100')).rows
    const [here, there] = regions as unknown as readonly { readonly id: number; readonly seatCityId: number }[]
    const tender = (await call('POST', tenders, tenderDraft())).body.data
    const add = (number: number, regionIds: readonly (number | undefined)[]) =>
      call('POST', lotsOf(tender.id), lotDraft({ number, regionIds }))
    for (const [index, regionIds] of [[here?.id], [there?.id], []].entries()) expect((await add(index + 1, regionIds)).status).toBe(201)
    const offered = async (query: string) =>
      (await call('GET', `${lotsOf(tender.id)}/opcoes?${query}`)).rows.map((row) => String(row.label).split(':')[0])
    expect(await offered('')).toEqual(['1', '2', '3'])
    expect(await offered(`regionId=${here?.id}`)).toEqual(['1', '3'])
    expect(await offered(`cityId=${there?.seatCityId}`)).toEqual(['2', '3'])
    const [event] = (await call('GET', '/competicoes/eventos?por_pagina=1')).rows as unknown as readonly { readonly id: number }[]
    await sql`update event_city set city_id = ${here?.seatCityId} where owner_id = ${event?.id} and position = 0`.execute(api.database)
    await sql`delete from event_city where owner_id = ${event?.id} and position > 0`.execute(api.database)
    expect(await offered(`eventId=${event?.id}`)).toEqual(['1', '3'])
  })

  test('keeps its items from being deleted, and the refusal says why', async () => {
    const { lot } = await registeredLot(call)
    const [item] = lot.items as readonly { readonly materialId: number }[]
    const { body } = await call('POST', `${materials}/acoes/excluir`, { ids: [item?.materialId] })
    expect(body.data).toMatchObject({
      done: 0,
      refused: [{ code: 'in-use', params: { count: 1, label: lot.label }, dependants: [{ entity: 'lot' }] }],
    })
  })

  test('counts in the unit of its material unless another is named, and ignores a balance that is sent', async () => {
    const tender = await openTender()
    const [first, second] = await activeMaterials(call, 2)
    const items = [
      { materialId: first, quantity: '10', maxUnitPrice: '26', balance: '999', consumed: '5' },
      { materialId: second, quantity: '10', maxUnitPrice: '26', unitCode: 'KIT' },
    ]
    const { data } = (await call('POST', lotsOf(tender.id), lotDraft({ items }))).body
    expect(data.items).toMatchObject([
      { unitCode: 'REFEICAO', balance: '10.0000', consumed: '0.0000', seq: 1 },
      { unitCode: 'KIT', balance: '10.0000', seq: 2 },
    ])
  })

  test('is homologated for a winner who may win, at prices that were accepted', async () => {
    const tender = await openTender()
    const [materialId] = await activeMaterials(call, 1)
    const lot = (await call('POST', lotsOf(tender.id), lotDraft({ benefit: 'exclusiva' }))).body.data
    expect(issuesOf(await act(lot, 'homologate'))).toEqual(['supplierId: required', 'awardDate: required', ': lot.itemsMissing'])
    const big = (await call('POST', suppliers, supplierDraft({ size: 'demais' }))).body.data
    await move(call, `${suppliers}/${big.id}`, 'complete')
    const items = [{ materialId, quantity: '10', maxUnitPrice: '26' }]
    const body = { ...lot, supplierId: big.id, awardDate: '2026-03-20', items }
    const saved = await call('PUT', `${lotsOf(tender.id)}/${lot.id}`, body, match(1))
    expect(issuesOf(await act(lot, 'homologate'))).toEqual(['items[0].awardedUnitPrice: required', 'supplierId: lot.supplierSize'])
    await sql`update supplier set status = 'suspenso', size = 'me' where id = ${big.id}`.execute(api.database)
    const [stored] = saved.body.data.items as readonly object[]
    const priced = { ...saved.body.data, items: [{ ...stored, awardedUnitPrice: '21.9' }] }
    await call('PUT', `${lotsOf(tender.id)}/${lot.id}`, priced, match(2))
    expect(issuesOf(await act(lot, 'homologate'))).toEqual(['supplierId: lot.supplierSuspended'])
    await sql`update supplier set status = 'ativo' where id = ${big.id}`.execute(api.database)
    const done = await act(lot, 'homologate')
    expect(done.body.data).toMatchObject({ status: 'homologado', awardedTotal: '219.00', discount: '15.77', balanceShare: '100.00' })
    expect(firstItem(done)).toMatchObject({ unitPrice: '21.9000', prices: [{ from: '2026-03-20', to: null, unitPrice: '21.9000' }] })
  })

  test('leaves items as they were awarded: neither quantities nor materials change by hand', async () => {
    const { tender, lot } = await registeredLot(call)
    const [item] = lot.items as readonly Fields[]
    const path = `${lotsOf(tender.id)}/${lot.id}`
    const changed = await call('PUT', path, { ...lot, items: [{ ...item, quantity: '99' }] }, match(lot.version))
    expect([changed.status, ...issuesOf(changed)]).toEqual([409, 'items: locked'])
    const material = (await call('GET', `${materials}/${String(item?.materialId)}`)).body.data
    const moved = await call('PUT', `${materials}/${material.id}`, { ...material, type: 'obra' }, match(material.version))
    expect([moved.status, ...issuesOf(moved)]).toEqual([409, 'type: material.usedInLot'])
    const [elsewhere] = (await call('GET', `${materials}?por_pagina=1&ordem=-code`)).rows
    const { groupId, classId, code } = elsewhere as Fields
    const replaced = await call(
      'PUT',
      `${materials}/${material.id}`,
      { ...material, groupId, classId, code: `${String(code).slice(0, 4)}.99999` },
      match(material.version),
    )
    expect([replaced.status, ...issuesOf(replaced)]).toEqual([409, 'groupId: material.usedInLot', 'classId: material.usedInLot'])
  })
})

describe('the commands of a lot', () => {
  test('transfer quantities of a price register between participants, and never more than is left', async () => {
    const { tender, lot, itemIds } = await registeredLot(call, { quantities: ['100'], unitCode: 'KG' })
    const transfer = { item: 1, direction: 'saida', quantity: '40', participant: 'Paraná Turismo', authorization: 'Despacho 7/2026' }
    expect(firstItem(await act(lot, 'transfer', transfer))).toMatchObject({ moved: '-40.0000', balance: '60.0000' })
    const over = await act(lot, 'transfer', { ...transfer, quantity: '60.5' })
    expect(over.body).toMatchObject({
      code: 'lot.balance',
      data: { item: itemIds[0], balance: '60', requested: '60.5' },
      issues: [{ path: 'quantity', code: 'lot.balance' }],
    })
    expect(issuesOf(await act(lot, 'transfer', { ...transfer, item: 2 }))).toEqual(['item: lot.noItem'])
    expect(issuesOf(await act(lot, 'amend', { item: 1, quantity: '1', term: '1º' }))).toEqual([': lot.onlyContract'])
    const { rows } = await call('GET', `${lotsOf(tender.id)}/${lot.id}/movimentos`)
    expect(rows).toMatchObject([
      {
        type: 'remanejamento-saida',
        quantity: '40',
        balance: '60',
        reason: `Paraná Turismo, Despacho 7/2026: ${reason}`,
        cause: { entity: 'lot', id: lot.id, path: `${lotsOf(tender.id)}/${lot.id}` },
        item: { id: itemIds[0], number: 1 },
      },
    ])
  })

  test('amend a contract by a quarter of the initial quantity in all', async () => {
    const contract = { isSrp: false, contractNumber: '9/2026', contractStart: '2026-04-01', contractEnd: '2027-03-31' }
    const { lot, itemIds } = await registeredLot(call, { quantities: ['100'], unitCode: 'KG', tender: contract })
    const amend = (quantity: string, isConfirmed = true) => act(lot, 'amend', { item: 1, quantity, term: '1º Termo aditivo', isConfirmed })
    const lastAmendment = { quantity: '20', term: `1º Termo aditivo: ${reason}` }
    expect(firstItem(await amend('20', false))).toMatchObject({ amended: '20.0000', balance: '120.0000', lastAmendment })
    const over = await amend('5.0001')
    expect(over.body).toMatchObject({ issues: [{ path: 'quantity', code: 'lot.amendmentLimit', params: { rest: '5' } }] })
    expect(firstItem(await amend('5'))).toMatchObject({ amended: '25.0000' })
    // What was added by mistake is taken back once that is confirmed, never more, and not from what was ordered.
    expect((await amend('-15', false)).body).toMatchObject({
      issues: [{ path: 'quantity', code: 'lot.amendLess', params: { less: '15', left: '10.0000', rest: '110.0000' } }],
    })
    expect(firstItem(await amend('-15'))).toMatchObject({ amended: '10.0000', balance: '110.0000', lastAmendment: null })
    const less = await amend('-10.5')
    expect(less.body).toMatchObject({ code: 'lot.amended', issues: [{ path: 'quantity', params: { balance: '10', requested: '10.5' } }] })
    expect(issuesOf(await amend('0'))).toEqual(['quantity: lot.amendNothing'])
    await api.database
      .transaction()
      .execute((transaction) => post(transaction, [{ itemId: itemIds[0] as number, type: 'reserva', quantity: '105' }], { userId: 1 }))
    expect(issuesOf(await amend('-6'))).toEqual(['quantity: lot.balance'])
    expect(firstItem(await amend('-5'))).toMatchObject({ amended: '5.0000', balance: '0.0000' })
    const transfer = { item: 1, direction: 'entrada', quantity: '1', participant: 'Outro órgão', authorization: 'Despacho' }
    expect(issuesOf(await act(lot, 'transfer', transfer))).toEqual([': lot.onlyAta'])
  })

  test('reprice from a day on, and the price before holds until the day before', async () => {
    const { lot } = await registeredLot(call)
    const repriced = await act(lot, 'reprice', { item: 1, unitPrice: '24.5', from: '2026-08-01' })
    expect(firstItem(repriced)).toMatchObject({
      unitPrice: '24.5000',
      awardedUnitPrice: '21.9000',
      prices: [
        { from: '2026-03-20', to: '2026-07-31', unitPrice: '21.9000' },
        { from: '2026-08-01', to: null, unitPrice: '24.5000', reason },
      ],
    })
    expect(issuesOf(await act(lot, 'reprice', { item: 1, unitPrice: '25', from: '2026-07-31' }))).toEqual(['from: lot.priceEarlier'])
  })

  test('cancel it only while nothing of it is reserved or consumed', async () => {
    const { lot, itemIds } = await registeredLot(call)
    const [itemId = 0] = itemIds
    const write = (type: 'reserva' | 'liberacao') =>
      api.database.transaction().execute((transaction) => post(transaction, [{ itemId, type, quantity: '10' }], { userId: 1 }))
    await write('reserva')
    const used = (await call('GET', `${lotsOf(Number(lot.tenderId))}/${lot.id}`)).body.data
    expect(used).toMatchObject({ isExhausted: true, balanceShare: '0.00' })
    expect(issuesOf(await act(lot, 'cancel'))).toEqual([': lot.inMotion'])
    await write('liberacao')
    expect((await act(lot, 'cancel')).body.data).toMatchObject({ status: 'cancelado', isExhausted: false })
  })
})

test('the ledger is filtered, read page by page, and taken out as a file that begins with its oldest movement', async () => {
  const { tender, lot, itemIds } = await registeredLot(call, { quantities: ['1000', '5'] })
  const [first = 0, second = 0] = itemIds
  const entries = Array.from({ length: 60 }, () => ({ itemId: first, type: 'reserva' as const, quantity: '2.5' }))
  await api.database.transaction().execute(async (transaction) => {
    await post(transaction, entries, { userId: 1 })
    await post(transaction, [{ itemId: second, type: 'reserva', quantity: '5' }], { userId: 1 })
  })
  const path = `${lotsOf(tender.id)}/${lot.id}/movimentos`
  const page = await call('GET', path)
  expect([page.rows.length, page.body.meta]).toEqual([50, { hasMore: true }])
  const last = await call('GET', `${path}?antes=${page.rows.at(-1)?.id}`)
  expect([last.rows.length, last.rows.at(-1)]).toMatchObject([11, { balance: '997.5', by: { id: 1 } }])
  expect((await call('GET', `${path}?item=${second}&tipo=reserva`)).rows).toHaveLength(1)
  expect((await call('GET', `${path}?tipo=consumo`)).rows).toHaveLength(0)
  expect((await call('GET', `${path}?de=2199-01-01`)).rows).toHaveLength(0)
  const file = await call('GET', `${path}/exportar.csv?item=${first}`)
  expect(file.headers.get('content-disposition')).toContain('movimentos.csv')
  expect((await call('GET', `${lotsOf(tender.id + 1)}/${lot.id}/movimentos`)).status).toBe(404)
})

test('the demo’s ledger of an item goes on in time', async () => {
  const { rows: earlier } = await sql`select m.id, n.id as next from lot_movement m
    join lateral (select * from lot_movement o where o.item_id = m.item_id and o.id > m.id order by o.id limit 1) n on n.at < m.at
    limit 5`.execute(api.database)
  expect(earlier).toEqual([])
})
