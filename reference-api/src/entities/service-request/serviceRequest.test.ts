import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstRow } from '../../database/database.js'
import { match, people, personDraft, serviceRequests } from '../../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'
import { unbalancedItems } from '../lot/ledger.js'
import { ask, commitment, created, go, issuesOf, openLot, put, read, reason, receipt } from './requests.testkit.js'

let api: TestServer
let call: Call
let other: Call
type OpenLot = Awaited<ReturnType<typeof openLot>>
let wide: OpenLot
let second: OpenLot
let third: OpenLot
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  other = await api.signIn('gestora')
  // The two users are different people: person 1 requests, the other one decides.
  await sql`update app_user set person_id = case username when 'admin' then 1 else 2 end`.execute(api.database)
  wide = await openLot(call, 24)
  second = await openLot(call, 4)
  third = await openLot(call, 4)
})
afterAll(async () => {
  expect(await unbalancedItems(api.database)).toEqual([])
  await api.close()
})

const ready = { managerId: 2, inspectorId: 3 }
const itemOf = (id: number) =>
  firstRow<{ reserved: string; consumed: string; balance: string }>(
    api.database,
    sql`select trim_scale(reserved)::text as reserved, trim_scale(consumed)::text as consumed,
      trim_scale(quantity + moved + amended - reserved - consumed)::text as balance from lot_item where id = ${id}`,
  )

describe('a draft', () => {
  test('takes price, total and supplier from the lot', async () => {
    const { draft, lot } = wide.take(2)
    const record = await created(call, draft(['2.5', '0.3333']))
    expect(record).toMatchObject({ status: 'rascunho', number: null, total: '62.05', supplier: { id: lot.supplierId } })
    expect(record.items).toMatchObject([
      { unitPrice: '21.9', total: '54.75', balance: '10', unit: 'KG', received: '0' },
      { unitPrice: '21.9', total: '7.30', balance: '10' },
    ])
  })

  test('keeps its people from being deleted, and each request counts once', async () => {
    const person = (await call('POST', people, personDraft())).body.data
    const { draft } = wide.take(2)
    await created(call, draft(['1'], { requesterId: person.id, managerId: person.id }))
    await created(call, draft(['1'], { inspectorId: person.id }))
    const answer = await call('DELETE', `${people}/${person.id}`, undefined, match(person.version))
    expect(answer.status).toBe(409)
    expect(answer.body.data.dependants).toEqual([expect.objectContaining({ entity: 'serviceRequest', count: 2 })])
  })

  test('is written back unchanged without becoming a new version', async () => {
    const { draft } = wide.take(1)
    const record = await created(call, draft(['2.5000'], { budget: commitment('1').budget }))
    const answer = await put(call, record, {})
    expect([answer.status, answer.body.data.version]).toEqual([200, 1])
  })

  test('is refused with both values when another total was worked out', async () => {
    const { draft } = wide.take(1)
    const answer = await call('POST', serviceRequests, draft(['2'], { total: '43.00' }))
    expect([answer.status, issuesOf(answer)]).toEqual([422, ['total: serviceRequest.totalDiffers']])
    expect((answer.body.issues[0] as { readonly params?: object }).params).toEqual({ sent: '43', value: '43.80' })
    expect((await created(call, draft(['2'], { total: '43.8' }))).total).toBe('43.80')
  })

  test('asks for no more than the registered price, and says why it is less', async () => {
    const { draft, itemIds } = wide.take(1)
    const [lotItemId] = itemIds
    const item = (more: object) => call('POST', serviceRequests, draft([], { items: [{ lotItemId, quantity: '1', ...more }] }))
    expect(issuesOf(await item({ unitPrice: '22' }))).toEqual(['items[0].unitPrice: serviceRequest.priceAbove'])
    expect(issuesOf(await item({ unitPrice: '20' }))).toEqual(['items[0].priceReason: serviceRequest.priceBelow'])
    const agreed = await item({ unitPrice: '20', priceReason: 'Negociado' })
    expect([agreed.status, agreed.body.data.total]).toEqual([201, '20.00'])
  })

  test('refuses a lot of another tender, items of another lot, and what comes twice', async () => {
    const [one, two] = [wide.take(1), second.take(1)]
    const refused = async (draft: object) => issuesOf(await call('POST', serviceRequests, draft))
    expect(await refused(one.draft(['1'], { lotId: two.lot.id }))).toEqual([
      'lotId: serviceRequest.lotOfTender',
      'items[0].lotItemId: serviceRequest.itemOfLot',
    ])
    expect(await refused(one.draft([], { items: [{ lotItemId: two.itemIds[0], quantity: '1' }] }))).toEqual([
      'items[0].lotItemId: serviceRequest.itemOfLot',
    ])
    const [lotItemId] = one.itemIds
    const twice = [
      { lotItemId, quantity: '1' },
      { lotItemId, quantity: '2' },
    ]
    expect(await refused(one.draft([], { items: twice }))).toEqual(['items[1].lotItemId: serviceRequest.itemTwice'])
    expect(await refused(one.draft([]))).toEqual(['items: required'])
    expect(await refused(one.draft(['0']))).toEqual(['items[0].quantity: min'])
  })

  test('lies in the validity of the ata and within ten days of its event', async () => {
    const { draft } = wide.take(1)
    const refused = async (more: object) => issuesOf(await call('POST', serviceRequests, draft(['1'], more)))
    expect(await refused({ date: '2026-03-31' })).toEqual(['tenderId: serviceRequest.tenderNotValid'])
    expect(await refused({ endDate: '2027-04-01' })).toEqual(['endDate: serviceRequest.endAfterAta'])
    const event = await firstRow<{ id: number; to: string }>(
      api.database,
      sql`select id, end_date as "to" from event where start_date between '2026-05-01' and '2026-12-01' and status <> 'cancelado' limit 1`,
    )
    const day = (days: number) => new Date(Date.parse(`${event?.to}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
    expect(await refused({ eventId: event?.id, startDate: day(0), endDate: day(11) })).toEqual(['endDate: serviceRequest.outsideEvent'])
    expect(await refused({ eventId: event?.id, startDate: day(0), endDate: day(10) })).toEqual([])
  })

  test('brings neither commitment nor receipts', async () => {
    const { draft } = wide.take(1)
    const { commitment: forged } = commitment('1000')
    expect(issuesOf(await call('POST', serviceRequests, draft(['1'], { commitment: forged })))).toEqual(['commitment: locked'])
    const record = await created(call, draft(['1']))
    expect(issuesOf(await put(call, record, { commitment: forged }))).toEqual(['commitment: locked'])
  })
})

describe('from draft to done', () => {
  test('the balance is right at every step', async () => {
    const { draft, itemIds } = wide.take(1)
    const [itemId = 0] = itemIds
    const { id } = await created(call, draft(['6'], ready))
    const balances = async () => Object.values((await itemOf(itemId)) ?? {}).join('/')
    expect(await balances()).toBe('0/0/10')
    const sent = await go(call, id, 'send')
    expect(sent.number).toMatch(/^\d+\/2026$/)
    expect(sent.label).toBe(`${String(sent.number)} – ${String(sent.subject)}`)
    expect(await balances()).toBe('6/0/4')
    await go(call, id, 'analyze')
    const approved = await go(other, id, 'approve')
    expect([approved.approver, await balances()]).toMatchObject([{ id: 2 }, '6/0/4'])
    const committed = await go(call, id, ['commit', commitment('131.40')])
    expect(committed).toMatchObject({ commitment: { number: '2026NE000123' }, budget: { source: '100' } })
    expect(await balances()).toBe('0/6/4')
    await go(call, id, 'start', ['receive', receipt([{ lotItemId: itemId, quantity: '2.5' }])])
    expect(await balances()).toBe('0/6/4')
    const received = await go(call, id, ['receive', receipt([{ lotItemId: itemId, quantity: '1' }], { kind: 'provisorio' })])
    expect(received).toMatchObject({ status: 'parcialmente-atendida', items: [{ received: '3.5' }] })
    expect(issuesOf(await ask(call, id, 'conclude'))).toEqual([': serviceRequest.provisional'])
    const receipts = (received.receipts as object[]).map((row) => ({ ...row, kind: 'definitivo' }))
    expect((await put(call, received, { receipts })).status).toBe(200)
    const done = await go(call, id, 'conclude')
    expect([done.status, await balances()]).toEqual(['concluida', '0/3.5/6.5'])
    expect(issuesOf(await put(call, done, { subject: 'Outro objeto qualquer' }))).toEqual(['subject: locked'])
  })

  test('returned, rejected and canceled requests give back what they held, and keep their number', async () => {
    const { draft, itemIds } = wide.take(1)
    const [itemId = 0] = itemIds
    const { id } = await created(call, draft(['6'], ready))
    const { number } = await go(call, id, 'send', 'analyze')
    const returned = await go(call, id, ['giveBack', { reason }])
    expect([returned.number, (await itemOf(itemId))?.balance]).toEqual([number, '10'])
    expect((await go(call, id, 'reopen', 'send')).number).toBe(number)
    await go(call, id, 'analyze', ['reject', { reason }])
    expect((await itemOf(itemId))?.balance).toBe('10')
    const second = await created(call, draft(['4'], ready))
    const canceled = await go(call, second.id, 'send', ['cancel', { reason }])
    const third = await go(call, (await created(call, draft(['1']))).id, 'send')
    const [last, next] = [canceled.number, third.number].map((text) => Number(String(text).split('/')[0]))
    expect(next).toBe((last ?? 0) + 1)
  })

  test('after the commitment a cancellation needs the number of its annulment', async () => {
    const { draft, itemIds } = wide.take(1)
    const [itemId = 0] = itemIds
    const { id } = await created(call, draft(['6'], ready))
    await go(call, id, 'send', 'analyze')
    await go(other, id, 'approve', ['commit', commitment('131.40')], 'start', ['receive', receipt([{ lotItemId: itemId, quantity: '2' }])])
    expect((await ask(call, id, 'cancel', { reason })).body.code).toBe('no-transition')
    expect(issuesOf(await ask(call, id, 'cancelCommitted', { reason }))).toEqual(['annulmentNumber: required'])
    const canceled = await go(call, id, ['cancelCommitted', { reason, annulmentNumber: '2026NE000999' }])
    expect([canceled.annulmentNumber, await itemOf(itemId)]).toEqual(['2026NE000999', { reserved: '0', consumed: '2', balance: '8' }])
  })
})

describe('what stands in the way is said', () => {
  test('of a sending: protocol, a tender that ended, a balance that is gone', async () => {
    const { draft, tender, itemIds } = third.take(1)
    const { id } = await created(call, draft(['6'], { protocol: null }))
    expect(issuesOf(await ask(call, id, 'send'))).toEqual(['protocol: required'])
    const rival = await created(call, draft(['5']))
    const late = await created(call, draft(['6']))
    await go(call, rival.id, 'send')
    const answer = await ask(call, late.id, 'send')
    expect([answer.status, answer.body.code, issuesOf(answer)]).toEqual([
      409,
      'serviceRequest.balance',
      ['items[0].quantity: serviceRequest.balance'],
    ])
    expect(answer.body.data).toEqual({ item: itemIds[0], balance: '5', requested: '6' })
    expect(await read(call, late.id)).toMatchObject({ status: 'rascunho', number: null })
    await sql`update tender set status = 'encerrada' where id = ${tender.id}`.execute(api.database)
    const small = await put(call, await read(call, late.id), { subject: 'Um objeto mudado depois' })
    expect(small.status).toBe(200)
    expect(issuesOf(await ask(call, late.id, 'send'))).toEqual(['tenderId: serviceRequest.tenderNotValid'])
  })

  test('of a sending before it is tried: each item without balance, in the order of the items', async () => {
    const { draft, itemIds } = wide.take(2)
    const { id } = await created(call, draft(['6', '7']))
    const asked = () => call('GET', `${serviceRequests}/${id}/situacao/send`)
    expect((await asked()).body.data).toEqual({ issues: [] })
    await go(call, (await created(call, draft(['5', '5']))).id, 'send')
    // The request names them the other way round.
    const turned = draft(['6', '7'])
    const { body } = await put(call, await read(call, id), { items: (turned.items as object[]).toReversed() })
    expect(body.data.id).toBe(id)
    const short = ['items[0].quantity: serviceRequest.balance', 'items[1].quantity: serviceRequest.balance']
    const { issues } = (await asked()).body.data as unknown as { issues: { path: string; code: string; params: object }[] }
    expect(issues.map(({ path, code }) => `${path}: ${code}`)).toEqual(short)
    expect(issues[0]?.params).toMatchObject({ balance: '5', requested: '7' })
    const answer = await ask(call, id, 'send')
    expect([issuesOf(answer), answer.body.data?.item]).toEqual([short, itemIds[1]])
  })

  test('of an approval: one’s own request, missing people, the supplier', async () => {
    const { draft, lot } = second.take(1)
    const { id } = await created(call, draft(['1']))
    await go(call, id, 'send', 'analyze')
    expect(issuesOf(await ask(call, id, 'approve'))).toEqual([
      ': serviceRequest.ownRequest',
      'managerId: required',
      'inspectorId: required',
    ])
    const analyzed = await read(call, id)
    expect(issuesOf(await put(call, analyzed, { managerId: 2, inspectorId: 2 }))).toEqual([
      'inspectorId: serviceRequest.inspectorIsManager',
    ])
    expect(issuesOf(await put(call, analyzed, { subject: 'Outro objeto qualquer' }))).toEqual(['subject: locked'])
    expect((await put(call, analyzed, ready)).status).toBe(200)
    await sql`update supplier set certificates_valid_until = '2020-01-01' where id = ${Number(lot.supplierId)}`.execute(api.database)
    expect(issuesOf(await ask(other, id, 'approve'))).toEqual([': serviceRequest.certificateEnded'])
    await sql`update supplier set status = 'suspenso' where id = ${Number(lot.supplierId)}`.execute(api.database)
    expect((await read(other, id)).supplierTrouble).toBe('suspenso')
    expect(issuesOf(await ask(other, id, 'approve'))).toEqual([': serviceRequest.supplierSuspended'])
    expect(issuesOf(await ask(other, id, 'approveAnyway'))).toEqual(['reason: required'])
    expect(await go(other, id, ['approveAnyway', { reason }])).toMatchObject({ status: 'aprovada', proviso: reason })
  })

  test('of a commitment and of receipts: too little money, too much received', async () => {
    const { draft, itemIds } = wide.take(1)
    const [lotItemId] = itemIds
    const { id } = await created(call, draft(['2'], ready))
    await go(call, id, 'send', 'analyze')
    expect(issuesOf(await ask(other, id, 'approveAnyway', { reason }))).toEqual([': serviceRequest.noTrouble'])
    await go(other, id, 'approve')
    expect(issuesOf(await ask(call, id, 'commit', commitment('43.79')))).toEqual(['commitment.amount: serviceRequest.amountBelowTotal'])
    await go(call, id, ['commit', commitment('43.80')], 'start')
    expect(issuesOf(await ask(call, id, 'conclude'))).toEqual([': serviceRequest.nothingReceived'])
    const tooMuch = await ask(call, id, 'receive', receipt([{ lotItemId, quantity: '2.0001' }]))
    expect(issuesOf(tooMuch)).toEqual(['items[0].quantity: serviceRequest.receivedTooMuch'])
    const nameless = await ask(call, id, 'receive', receipt([{ lotItemId, quantity: '2' }], { attestedById: null, invoiceNumber: '' }))
    expect(issuesOf(nameless)).toEqual(['invoiceNumber: required', 'attestedById: required'])
  })

  test('of a commitment without a bank account, which is said before anything is filled in', async () => {
    const bare = await openLot(call)
    const { id } = await created(call, bare.take(1).draft(['2'], ready))
    await go(call, id, 'send', 'analyze')
    await go(other, id, 'approve')
    const asked = async () => (await call('GET', `${serviceRequests}/${id}/situacao/commit`)).body.data.issues
    expect(await asked()).toEqual([])
    const supplierId = Number(bare.lot.supplierId)
    await sql`delete from supplier_bank_account where owner_id = ${supplierId}`.execute(api.database)
    expect(await asked()).toMatchObject([{ code: 'serviceRequest.noBankAccount', record: { entity: 'supplier', id: supplierId } }])
    expect(issuesOf(await ask(call, id, 'commit', commitment('9999')))).toEqual([': serviceRequest.noBankAccount'])
  })

  test('of a deletion: only drafts are deleted', async () => {
    const { draft } = wide.take(1)
    const record = await go(call, (await created(call, draft(['1']))).id, 'send')
    const answer = await call('DELETE', `${serviceRequests}/${record.id}`, undefined, match(record.version))
    expect([answer.status, answer.body.code]).toEqual([409, 'not-deletable'])
  })
})

test('lists narrow to one’s own requests and those of one’s area', async () => {
  const { draft } = wide.take(1)
  const { id } = await created(call, draft(['1'], { requesterId: 1 }))
  const ids = async (asking: Call, query: string) =>
    (await asking('GET', `${serviceRequests}?${query}&ordem=-number&por_pagina=100`)).rows.map((row) => row.id)
  expect(await ids(call, 'mine=true&status=rascunho')).toContain(id)
  expect(await ids(other, 'mine=true&status=rascunho')).not.toContain(id)
  expect(await ids(other, 'mine=false&status=rascunho')).toContain(id)
  // The footer of the same list: one's own and all others together are all.
  const sum = async (query: string) => Number((await call('GET', `${serviceRequests}/somas?status=rascunho${query}`)).body.data.total)
  expect(await sum('&mine=true')).toBeGreaterThan(0)
  expect((await sum('&mine=true')) + (await sum('&mine=false'))).toBeCloseTo(await sum(''), 2)
  const department = await firstRow<{ id: number }>(
    api.database,
    sql`select department_id as id from person_function where owner_id = 2 and start <= now() and ("end" is null or "end" >= now()) limit 1`,
  )
  const near = await created(call, draft(['1'], { departmentId: department?.id }))
  expect(await ids(other, 'myArea=true&status=rascunho')).toContain(near.id)
})
