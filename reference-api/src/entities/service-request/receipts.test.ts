import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { match, minorDraft, people, personDraft, serviceRequests } from '../../testing/drafts.js'
import { type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'
import { ask, commitment, created, go, issuesOf, openLot, put, read, reason, receipt } from './requests.testkit.js'

let api: TestServer
let call: Call
let other: Call
let weighed: Awaited<ReturnType<typeof openLot>>
let counted: Awaited<ReturnType<typeof openLot>>
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
  other = await api.signIn('gestora')
  await sql`update app_user set person_id = case username when 'admin' then 1 else 2 end`.execute(api.database)
  weighed = await openLot(call, 18)
  counted = await openLot(call, 3, { unitCode: 'REFEICAO' })
})
afterAll(() => api.close())

const ready = { managerId: 2, inspectorId: 3 }

/** A request in execution, of 10 of one or more items at 21.90 each. */
async function running(lot = weighed, quantities: readonly string[] = ['10']) {
  const { draft, itemIds, tender } = lot.take(quantities.length)
  const { id } = await created(call, draft(quantities, ready))
  await go(call, id, 'send')
  await go(other, id, 'approve', ['commit', commitment('9999')], 'start')
  return { id, itemIds, tender }
}

const lines = (itemIds: readonly number[], ...quantities: readonly string[]) =>
  quantities.map((quantity, index) => ({ lotItemId: itemIds[index], quantity }))
const provisionalIn = ({ receipts }: Fields) => (receipts as readonly Fields[]).find(({ kind }) => kind === 'provisorio')?.id
const nobody = { invoiceNumber: null, attestedById: null }

describe('receipts', () => {
  test('a provisional one becomes definitive with what was counted, and then the request is concluded', async () => {
    const { id, itemIds } = await running(weighed, ['10', '4'])
    const came = '2026-07-20'
    const first = await go(call, id, ['receive', receipt(lines(itemIds, '3', '0'), { kind: 'provisorio', date: came, ...nobody })])
    // The line with 0 was left out.
    expect(first.receipts).toMatchObject([{ kind: 'provisorio', items: [{ lotItemId: itemIds[0], quantity: '3' }] }])
    const { kind: _, ...confirmed } = receipt(lines(itemIds, '2', '4'))
    expect(issuesOf(await ask(call, id, 'confirmReceipt', { ...confirmed, receiptId: 999_999 }))).toEqual([
      ': serviceRequest.noProvisional',
    ])
    const early = { ...confirmed, receiptId: provisionalIn(first), date: '2020-01-01' }
    expect(issuesOf(await ask(call, id, 'confirmReceipt', early))).toContain('date: serviceRequest.confirmedBefore')
    const second = await go(call, id, ['confirmReceipt', { ...confirmed, receiptId: provisionalIn(first) }])
    expect(second).toMatchObject({ status: 'parcialmente-atendida', items: [{ received: '2' }, { received: '4' }] })
    // A further step in the same status does not begin it anew.
    expect(second.statusSince).toBe(first.statusSince)
    const [entry] = (await call('GET', `${serviceRequests}/${id}/historico`)).rows
    const told = ((entry?.changes ?? []) as readonly Fields[]).filter(({ field }) => String(field).startsWith('receipts[0].items[0]'))
    expect(told).toMatchObject([{ field: 'receipts[0].items[0].quantity', before: '3', after: '2' }])
    // The day on which it came stays beside the day on which it was checked.
    expect(second.receipts).toMatchObject([{ kind: 'definitivo', invoiceNumber: '4711', date: confirmed.date, provisionalDate: came }])
    expect(confirmed.date).not.toBe(came)
    expect(issuesOf(await ask(call, id, 'receive', receipt(lines(itemIds, '8.5'))))).toEqual([
      'items[0].quantity: serviceRequest.receivedTooMuch',
    ])
    const done = await go(call, id, ['receive', receipt(lines(itemIds, '8'))], 'conclude')
    expect(done.status).toBe('concluida')
  })

  test('stand in the history, and in what changed, under the name of the command and of what came', async () => {
    const { id, itemIds } = await running()
    await go(call, id, ['receive', receipt(lines(itemIds, '3'))], ['receive', receipt(lines(itemIds, '2'))])
    const [second] = (await call('GET', `${serviceRequests}/${id}/historico`)).rows
    const [item] = (await read(call, id)).items as readonly { readonly lotItem: { readonly label: string } }[]
    expect(second).toMatchObject({ action: 'transition', transition: 'receive' })
    const came = (field: string, after: unknown, more = {}) =>
      expect.objectContaining({ field: `receipts[1].items[0].${field}`, before: null, after, ...more })
    expect(second?.changes).toContainEqual(came('lotItemId', itemIds[0], { afterLabel: item?.lotItem.label }))
    expect(second?.changes).toContainEqual(came('quantity', '2'))
    const [change] = (await other('GET', '/painel/mudancas')).rows.filter((each) => each.id === id)
    expect(change).toMatchObject({ action: 'transition', status: null, statusText: 'Recebimento registrado' })
  })

  test('with nothing in any line are refused', async () => {
    const { id, itemIds } = await running()
    expect(issuesOf(await ask(call, id, 'receive', receipt(lines(itemIds, '0'))))).toEqual(['items: serviceRequest.noneArrived'])
  })

  test('edited in the form leave lines of 0 out too', async () => {
    const { id, itemIds } = await running(weighed, ['10', '4'])
    const record = await go(call, id, ['receive', receipt(lines(itemIds, '3', '1'))])
    const [stored] = record.receipts as readonly { readonly items: readonly object[] }[]
    const items = stored?.items.map((line, index) => ({ ...line, quantity: index === 0 ? '0' : '2' }))
    const answer = await put(call, record, { receipts: [{ ...stored, items }] })
    expect([answer.status, issuesOf(answer)]).toEqual([200, []])
    expect(answer.body.data).toMatchObject({ receipts: [{ items: [{ quantity: '2' }] }], items: [{ received: '0' }, { received: '2' }] })
  })

  test('whose invoice asks for another amount than what arrived need a reason', async () => {
    const { id, itemIds } = await running()
    const invoice = receipt(lines(itemIds, '2'), { invoiceValue: '43.81' })
    expect(issuesOf(await ask(call, id, 'receive', invoice))).toEqual(['valueReason: required'])
    const record = await go(call, id, ['receive', { ...invoice, valueReason: 'Frete na nota' }])
    expect(record).toMatchObject({ owed: '43.81', receipts: [{ valueReason: 'Frete na nota' }] })
    const receipts = [...(record.receipts as object[]), receipt(lines(itemIds, '1'), { invoiceValue: '20' })]
    expect(issuesOf(await put(call, record, { receipts }))).toEqual(['receipts[1].valueReason: required'])
    expect((await go(call, id, ['receive', receipt(lines(itemIds, '1'), { invoiceValue: '21.9' })])).owed).toBe('65.71')
  })

  test('come after their commitment', async () => {
    const { id, itemIds } = await running()
    const early = receipt(lines(itemIds, '1'), { date: '2020-01-01' })
    expect(issuesOf(await ask(call, id, 'receive', early))).toEqual(['date: serviceRequest.receivedBefore'])
    // A correction of the stored receipt is no way round.
    const record = await go(call, id, ['receive', receipt(lines(itemIds, '1'))])
    const [stored] = record.receipts as object[]
    expect(issuesOf(await put(call, record, { receipts: [{ ...stored, date: '2020-01-01' }] }))).toEqual([
      'receipts[0].date: serviceRequest.receivedBefore',
    ])
  })

  test('are counted whole where the unit is', async () => {
    const { draft, itemIds } = counted.take(1)
    expect(issuesOf(await call('POST', serviceRequests, draft(['2.5'])))).toEqual(['items[0].quantity: serviceRequest.divided'])
    const { id } = await created(call, draft(['2.0000'], ready))
    await go(call, id, 'send')
    await go(other, id, 'approve', ['commit', commitment('9999')], 'start')
    expect(issuesOf(await ask(call, id, 'receive', receipt(lines(itemIds, '0.5'))))).toEqual(['items[0].quantity: serviceRequest.divided'])
    const record = await go(call, id, ['receive', receipt(lines(itemIds, '1'))])
    const receipts = [...(record.receipts as object[]), receipt(lines(itemIds, '0.5'))]
    expect(issuesOf(await put(call, record, { receipts }))).toEqual(['receipts[1].items[0].quantity: serviceRequest.divided'])
  })
})

describe('payments', () => {
  const payment = (amount: string) => ({ date: '2026-08-20', orderNumber: '2026OB000123', amount })

  test('are made of what is owed, before and after the end, and leave the balance of quantities alone', async () => {
    const { id, itemIds } = await running()
    await go(
      call,
      id,
      ['receive', receipt(lines(itemIds, '4'))],
      ['receive', receipt(lines(itemIds, '1'), { kind: 'provisorio', ...nobody })],
    )
    expect((await read(call, id)).owed).toBe('87.60')
    const balance = async () => ((await read(call, id)).items as readonly Fields[]).map((item) => item.balance)
    const before = await balance()
    expect(issuesOf(await ask(call, id, 'pay', payment('87.61')))).toEqual(['amount: serviceRequest.paidTooMuch'])
    expect(issuesOf(await ask(call, id, 'pay', payment('0')))).toEqual(['amount: min'])
    expect(issuesOf(await ask(call, id, 'pay', { ...payment('1'), date: '2020-01-01' }))).toEqual(['date: serviceRequest.paidBefore'])
    const paid = await go(call, id, ['pay', { ...payment('50'), isConfirmed: true }])
    expect(paid).toMatchObject({
      status: 'parcialmente-atendida',
      owed: '37.60',
      payments: [{ orderNumber: '2026OB000123', amount: '50' }],
    })
    expect(await balance()).toEqual(before)
    const { kind: _, ...confirmed } = receipt(lines(itemIds, '1'))
    const done = await go(call, id, ['confirmReceipt', { ...confirmed, receiptId: provisionalIn(paid) }], 'conclude')
    expect(done.owed).toBe('59.50')
    const [listed] = (await call('GET', `${serviceRequests}?lotId=${Number(done.lotId)}&status=concluida&ordem=-number`)).rows
    expect(listed).toMatchObject({ id, owed: '59.50' })
    const last = await go(call, id, ['payConcluded', payment('59.50')])
    expect(last).toMatchObject({ status: 'concluida', owed: '0.00' })
    // A mistyped payment is corrected in the form, also after the end.
    const payments = (last.payments as object[]).map((row) => ({ ...row, amount: '50' }))
    expect((await put(call, last, { payments })).body.data.owed).toBe('9.50')
    expect(issuesOf(await put(call, await read(call, id), { payments: payments.map((row) => ({ ...row, amount: '55' })) }))).toEqual([
      'payments[1].amount: serviceRequest.paidTooMuch',
    ])
  })

  test('come only after something was definitively received', async () => {
    const { draft } = weighed.take(1)
    const record = await created(call, draft(['1']))
    expect(issuesOf(await put(call, record, { payments: [payment('1')] }))).toEqual(['payments[0].amount: serviceRequest.paidTooMuch'])
  })

  test('are owed for what came before a cancellation', async () => {
    const { id, itemIds } = await running()
    await go(call, id, ['receive', receipt(lines(itemIds, '2'))], ['cancelCommitted', { reason, annulmentNumber: '2026NE000999' }])
    expect(await go(call, id, ['payCanceled', payment('43.80')])).toMatchObject({ status: 'cancelada', owed: '0.00' })
  })
})

describe('the people that a command names', () => {
  test('are refused where a draft would refuse them: unknown, deleted, children', async () => {
    const { id, itemIds } = await running()
    const child = (await call('POST', people, minorDraft({ personId: 1 }))).body.data
    const gone = (await call('POST', people, personDraft())).body.data
    await call('DELETE', `${people}/${gone.id}`, undefined, { 'If-Match': `"${Number(gone.version)}"` })
    const attested = async (attestedById: unknown) =>
      issuesOf(await ask(call, id, 'receive', receipt(lines(itemIds, '1'), { attestedById })))
    expect(await attested(child.id)).toEqual(['attestedById: serviceRequest.personCapacity'])
    expect(await attested(gone.id)).toEqual(['attestedById: reference'])
    const { draft } = weighed.take(1)
    expect(issuesOf(await call('POST', serviceRequests, draft(['1'], { managerId: child.id })))).toEqual([
      'managerId: serviceRequest.personCapacity',
    ])
    const sent = await created(call, draft(['1'], { managerId: null, inspectorId: null }))
    await go(call, sent.id, 'send')
    const approved = async (managerId: unknown) => issuesOf(await ask(other, sent.id, 'approve', { managerId, inspectorId: 3 }))
    expect(await approved(child.id)).toEqual(['managerId: serviceRequest.personCapacity'])
    expect(await approved(gone.id)).toEqual(['managerId: reference'])
  })
})

test('a request whose tender was annulled or suspended is neither approved nor committed', async () => {
  const lot = await openLot(call, 2)
  const { draft } = lot.take(2)
  const waiting = await created(call, draft(['1'], ready))
  await go(call, waiting.id, 'send')
  const approved = await created(call, draft(['1'], ready))
  await go(call, approved.id, 'send')
  await go(other, approved.id, 'approve')
  for (const [status, code] of [
    ['suspensa', 'tenderSuspended'],
    ['anulada', 'tenderAnnulled'],
  ]) {
    await sql`update tender set status = ${status}, resume_status = ${status === 'suspensa' ? 'vigente' : null} where id = ${lot.tender.id}`.execute(
      api.database,
    )
    expect((await read(other, waiting.id)).tenderTrouble).toBe(status)
    expect(issuesOf(await ask(other, waiting.id, 'approve'))).toEqual([`: serviceRequest.${code}`])
    expect(issuesOf(await ask(other, approved.id, 'commit', commitment('9999')))).toEqual([`: serviceRequest.${code}`])
  }
})

test('an approval that names nobody takes manager and inspector of the tender, and a lot of other regions is told', async () => {
  const lot = await openLot(call, 1, { tender: { managerId: 4, inspectorId: 5 } })
  const { draft } = lot.take(1)
  const { id } = await created(call, draft(['1'], { managerId: null, inspectorId: null }))
  expect(await read(call, id)).toMatchObject({ tenderManager: { id: 4 }, tenderInspector: { id: 5 }, isOtherRegion: false })
  const [region] = (await call('GET', '/administrativo/solicitacoes-servico/regioes?por_pagina=100')).rows.filter(
    (row) => row.id !== draft(['1']).regionId,
  )
  await sql`insert into lot_region (owner_id, position, region_id) values (${lot.lot.id}, 0, ${region?.id})`.execute(api.database)
  expect((await read(call, id)).isOtherRegion).toBe(true)
  await go(call, id, 'send')
  expect(await go(other, id, 'approve')).toMatchObject({ managerId: 4, inspectorId: 5 })
})

test('a decision receives the request first, and the history shows both steps', async () => {
  const { draft } = weighed.take(1)
  const { id } = await created(call, draft(['1'], ready))
  await go(call, id, 'send')
  await go(other, id, ['giveBack', { reason }])
  const { data } = (await call('GET', `${serviceRequests}/${id}/historico`)).body as unknown as { data: readonly Fields[] }
  const steps = data.flatMap(({ changes, reason: why }) =>
    (changes as readonly Fields[]).flatMap((change) => (change.field === 'status' ? [[change.before, change.after, why]] : [])),
  )
  expect(steps.slice(0, 3)).toEqual([
    ['em-analise', 'devolvida', reason],
    ['enviada', 'em-analise', null],
    ['rascunho', 'enviada', null],
  ])
})

test('a request that has a number is cancelled and never deleted', async () => {
  const { draft } = weighed.take(1)
  const back = await go(call, (await created(call, draft(['1'], ready))).id, 'send', 'callBack')
  expect(back.number).not.toBeNull()
  const answer = await call('DELETE', `${serviceRequests}/${back.id}`, undefined, match(back.version))
  expect([answer.status, answer.body.code]).toEqual([409, 'serviceRequest.numbered'])
  const draftOnly = await created(call, draft(['1']))
  expect((await call('DELETE', `${serviceRequests}/${draftOnly.id}`, undefined, match(draftOnly.version))).status).toBe(200)
})

test('the requester calls a sent request back before its analysis, and sends a returned one again in one step: the number stays', async () => {
  const { draft, itemIds } = weighed.take(1)
  const { id } = await created(call, draft(['6'], ready))
  const balance = async () => (await read(call, id)).items as readonly Fields[]
  const { number } = await go(call, id, 'send')
  expect(await go(call, id, 'callBack')).toMatchObject({ status: 'rascunho', number })
  expect(await balance()).toMatchObject([{ lotItemId: itemIds[0], balance: '10' }])
  await go(call, id, 'send', 'analyze')
  expect((await ask(call, id, 'callBack')).body.code).toBe('no-transition')
  await go(other, id, ['giveBack', { reason }])
  expect(await go(call, id, 'resend')).toMatchObject({ status: 'enviada', number })
})

test('a decision is taken back by the hand that made it, to where the request was before, and what it released is reserved again', async () => {
  const { draft, itemIds } = weighed.take(1)
  const { id } = await created(call, draft(['6'], ready))
  const sent = await go(call, id, 'send')
  // Its answer says at once who may not decide.
  expect(sent.barred).toBe('own')
  const undo = async (who: Call) => {
    const { version } = await read(who, id)
    return who('POST', `${serviceRequests}/${id}/situacao/desfazer`, { version })
  }
  await go(other, id, 'approve')
  expect((await undo(call)).body.code).toBe('not-reversible')
  expect((await undo(other)).body.data).toMatchObject({ status: 'enviada', approver: null, statusSince: sent.statusSince })
  await go(other, id, ['giveBack', { reason }])
  expect((await undo(other)).body.data).toMatchObject({ status: 'enviada', items: [{ lotItemId: itemIds[0], balance: '4' }] })
  const { statusSince } = await go(other, id, 'analyze')
  await go(other, id, 'approve')
  expect((await undo(other)).body.data).toMatchObject({ status: 'em-analise', approver: null, statusSince })
  await go(other, id, 'approve', ['commit', commitment('9999')])
  expect((await undo(other)).body.code).toBe('not-reversible')
})
