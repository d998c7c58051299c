import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstRow } from '../../database/database.js'
import { lotsOf, serviceRequests } from '../../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'
import { ask, created, go, issuesOf, openLot, put, read, reason } from './requests.testkit.js'

let api: TestServer
let call: Call
let other: Call
type OpenLot = Awaited<ReturnType<typeof openLot>>
let lot: OpenLot
let second: OpenLot
/** A draft that the server refuses. */
let never: (quantity: string) => object
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  other = await api.signIn('gestora')
  await sql`update app_user set person_id = case username when 'admin' then 1 else 2 end`.execute(api.database)
  lot = await openLot(call, 10)
  second = await openLot(call, 2)
  const { draft } = lot.take(1)
  never = (quantity) => draft([quantity])
})
afterAll(() => api.close())

const balanceOf = async (id: number | undefined) =>
  (
    await firstRow<{ balance: string }>(
      api.database,
      sql`select trim_scale(quantity + moved + amended - consumed - reserved)::text as balance from lot_item where id = ${id}`,
    )
  )?.balance

describe('a quantity', () => {
  test.each([
    ['1,5', 'pattern'],
    ['1.000,5', 'pattern'],
    ['1.000.000', 'pattern'],
    ['1 000', 'pattern'],
    ['1e3', 'pattern'],
    ['-1', 'min'],
    ['0', 'min'],
    ['0.00001', 'pattern'],
    ['1.23456', 'pattern'],
    ['10000000000', 'max'],
  ])('of %s is refused at its field, and not taken for another number', async (quantity, code) => {
    const answer = await call('POST', serviceRequests, never(quantity))
    expect([answer.status, issuesOf(answer)]).toEqual([422, [`items[0].quantity: ${code}`]])
  })

  test('with four places and with a point is exact', async () => {
    const { draft, itemIds } = lot.take(1)
    const { id } = await created(call, draft(['0.0001']))
    await go(call, id, 'send')
    expect(await balanceOf(itemIds[0])).toBe('9.9999')
    const { draft: next } = lot.take(1)
    expect((await created(call, next(['1.5']))).items).toMatchObject([{ quantity: '1.5', total: '32.85' }])
  })
})

describe('what only the server knows', () => {
  test('is ignored where the body brings it, and a total is refused with both values', async () => {
    const { draft, itemIds } = lot.take(1)
    const forged = {
      items: [{ lotItemId: itemIds[0], quantity: '6', balance: '9999', total: '0.01', received: '6', registeredPrice: '0.01' }],
      number: '1/2026',
      supplierId: 1,
      approverId: 2,
      isMine: false,
    }
    expect(issuesOf(await call('POST', serviceRequests, draft([], { ...forged, status: 'aprovada' })))).toEqual(['status: invalid'])
    const record = await created(call, draft([], forged))
    expect(record).toMatchObject({ status: 'rascunho', number: null, total: '131.40', approver: null, isMine: true })
    expect(record.items).toMatchObject([{ balance: '10', total: '131.40', received: '0', registeredPrice: '21.9' }])
    expect(record.supplier).toMatchObject({ id: lot.lot.supplierId })
    const cheap = await put(call, record, { total: '0.01' })
    expect([cheap.status, issuesOf(cheap)]).toEqual([422, ['total: serviceRequest.totalDiffers']])
    expect((cheap.body.issues[0] as { readonly params?: object }).params).toEqual({ sent: '0.01', value: '131.40' })
  })

  test('an approval cannot bring another status, approver or number', async () => {
    const { draft } = lot.take(1)
    const { id } = await created(call, draft(['1'], { managerId: 3, inspectorId: 4 }))
    const { number } = await go(call, id, 'send', 'analyze')
    const forged = { status: 'concluida', approverId: 7, approver_id: 7, number: '9/2026', to: 'aprovada' }
    expect(await go(other, id, ['approve', forged])).toMatchObject({ status: 'aprovada', number, approver: { id: 2 } })
  })
})

describe('between the draft and the sending', () => {
  test('a tender that ended stops it, and says so at the tender', async () => {
    const { draft, itemIds } = second.take(1)
    const { id } = await created(call, draft(['1']))
    await sql`update tender set status = 'encerrada' where id = ${second.tender.id}`.execute(api.database)
    const answer = await ask(call, id, 'send')
    expect([answer.status, issuesOf(answer)]).toEqual([409, ['tenderId: serviceRequest.tenderNotValid']])
    expect([(await read(call, id)).status, await balanceOf(itemIds[0])]).toEqual(['rascunho', '10'])
    await sql`update tender set status = 'vigente' where id = ${second.tender.id}`.execute(api.database)
  })

  test('a supplier that was suspended lets it be sent, is told of, and is approved only with a reason', async () => {
    const { draft, lot: opened } = second.take(1)
    const { id } = await created(call, draft(['1'], { managerId: 3, inspectorId: 4 }))
    await sql`update supplier set status = 'suspenso' where id = ${Number(opened.supplierId)}`.execute(api.database)
    expect(await go(call, id, 'send', 'analyze')).toMatchObject({ supplierTrouble: 'suspenso' })
    expect(issuesOf(await ask(other, id, 'approve'))).toEqual([': serviceRequest.supplierSuspended'])
    expect((await go(other, id, ['approveAnyway', { reason }])).status).toBe('aprovada')
    await sql`update supplier set status = 'ativo' where id = ${Number(opened.supplierId)}`.execute(api.database)
  })

  test('a double click on "Enviar" is one sending, with a key and without', async () => {
    const { draft, itemIds } = lot.take(1)
    const { id, version } = await created(call, draft(['6']))
    const send = (headers?: Record<string, string>) =>
      call('POST', `${serviceRequests}/${id}/situacao`, { transition: 'send', version }, headers)
    const clicks = await Promise.all([send({ 'Idempotency-Key': 'enviar-1' }), send({ 'Idempotency-Key': 'enviar-1' }), send()])
    expect(clicks.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 200, 412])
    expect(await balanceOf(itemIds[0])).toBe('4')
    const { count } = (await firstRow<{ count: number }>(
      api.database,
      sql`select count(*)::integer as count from lot_movement where item_id = ${itemIds[0]}`,
    )) as { readonly count: number }
    expect(count).toBe(1)
  })
})

test('a lot of another tender is not there by a hand-made address: neither to read nor to write, nor its ledger', async () => {
  const path = `${lotsOf(Number(second.tender.id))}/${Number(lot.lot.id)}`
  const { version } = (await call('GET', `${lotsOf(Number(lot.tender.id))}/${Number(lot.lot.id)}`)).body.data
  const answers = await Promise.all([
    call('GET', path),
    call('PUT', path, lot.lot, { 'If-Match': `"${version}"` }),
    call('DELETE', path, undefined, { 'If-Match': `"${version}"` }),
    call('POST', `${path}/situacao`, { transition: 'cancel', reason, version }),
    call('GET', `${path}/movimentos`),
    call('GET', `${path}/historico`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
})
