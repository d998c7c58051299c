import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '../../core/today.js'
import { lotDraft, lotsOf, tenderDraft, tenders } from '../../testing/drafts.js'
import { activeMaterials, registeredLot } from '../../testing/registeredLot.js'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'
import { post } from './ledger.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const reason = 'Reequilíbrio pelo IPCA'
const day = today(new Date())
const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
const act = async ({ tenderId, id }: Fields, transition: string, more: object = {}) => {
  const path = `${lotsOf(Number(tenderId))}/${id}`
  const { version } = (await call('GET', path)).body.data
  return call('POST', `${path}/situacao`, { transition, version, reason, item: 1, ...more })
}
const firstItem = ({ body }: Answer) => (body.data.items as readonly Fields[])[0]

describe('a new price', () => {
  test('above the maximum, or by more than 25 %, is stored only when it was confirmed; ten times as much never', async () => {
    const { lot } = await registeredLot(call)
    const price = (unitPrice: string, more: object = {}) => act(lot, 'reprice', { unitPrice, from: day, ...more })
    const refused = await price('36')
    expect(issuesOf(refused)).toEqual(['unitPrice: lot.priceAboveMax'])
    expect(refused.body.issues?.[0]).toMatchObject({ params: { percent: '64.4' } })
    expect(issuesOf(await price('12'))).toEqual(['unitPrice: lot.priceJump'])
    expect(issuesOf(await price('99999999', { isConfirmed: true }))).toEqual(['unitPrice: lot.priceSlip'])
    for (const unitPrice of ['0', '0.0001'])
      expect(issuesOf(await price(unitPrice, { isConfirmed: true }))).toEqual(['unitPrice: lot.priceSlipBelow'])
    expect(firstItem(await price('36', { isConfirmed: true }))).toMatchObject({ unitPrice: '36.0000' })
  })

  test('is taken back before its first use, stays readable, and the price before holds again', async () => {
    const { lot } = await registeredLot(call)
    await act(lot, 'reprice', { unitPrice: '24.5', from: day })
    expect(firstItem(await act(lot, 'withdrawPrice', { reason: 'Digitado com a vírgula errada' }))).toMatchObject({
      unitPrice: '21.9000',
      prices: [{ to: null, unitPrice: '21.9000' }],
      withdrawnPrices: [{ from: day, unitPrice: '24.5000', reason, withdrawal: 'Digitado com a vírgula errada', at: day }],
    })
    expect(issuesOf(await act(lot, 'withdrawPrice'))).toEqual(['item: lot.noNewPrice'])
  })

  test('replaces another one of its day until a request uses it, and then stays', async () => {
    const { lot, itemIds } = await registeredLot(call)
    await act(lot, 'reprice', { unitPrice: '24.5', from: day })
    expect(firstItem(await act(lot, 'reprice', { unitPrice: '25', from: day }))).toMatchObject({
      prices: [{ unitPrice: '21.9000' }, { unitPrice: '25.0000', isUsed: false }],
      withdrawnPrices: [{ unitPrice: '24.5000', withdrawal: null }],
    })
    const entry = { itemId: itemIds[0] ?? 0, type: 'reserva' as const, quantity: '1' }
    await api.database.transaction().execute((transaction) => post(transaction, [entry], { userId: 1 }))
    expect(issuesOf(await act(lot, 'reprice', { unitPrice: '25.5', from: day }))).toEqual(['from: lot.priceEarlier'])
    expect(issuesOf(await act(lot, 'withdrawPrice'))).toEqual(['item: lot.priceUsed'])
  })
})

test('a transfer that more than doubles an item is asked about, and ten times as much is refused at its field', async () => {
  const { lot } = await registeredLot(call, { quantities: ['100'] })
  const transfer = { direction: 'entrada', participant: 'Município de Apucarana', authorization: 'Ofício 12/2026' }
  const take = (quantity: string, more: object = {}) => act(lot, 'transfer', { ...transfer, quantity, ...more })
  expect(issuesOf(await take('9999999999.9999', { isConfirmed: true }))).toEqual(['quantity: lot.transferSlip'])
  expect(issuesOf(await take('1.5'))).toEqual(['quantity: lot.divided'])
  expect(issuesOf(await take('150'))).toEqual(['quantity: lot.transferLarge'])
  expect(firstItem(await take('150', { isConfirmed: true, reason: '' }))).toMatchObject({ balance: '250.0000' })
})

describe('amounts of a lot', () => {
  test('count each row to the cent, in the lot, in its tender and in their sums', async () => {
    const materialIds = await activeMaterials(call, 6)
    const tender = (await call('POST', tenders, tenderDraft())).body.data
    const items = materialIds.map((materialId) => ({ materialId, quantity: '1.5', maxUnitPrice: '12.33', awardedUnitPrice: '12.33' }))
    const lot = (await call('POST', lotsOf(tender.id), lotDraft({ items }))).body.data
    expect([lot.maxTotal, lot.awardedTotal]).toEqual(['111.00', '111.00'])
    const sums = await call('GET', `${lotsOf(tender.id)}/somas`)
    expect(sums.body.data).toMatchObject({ maxTotal: '111.00', awardedTotal: '111.00' })
  })

  test('of eleven digits are refused at their field', async () => {
    const [materialId] = await activeMaterials(call, 1)
    const tender = (await call('POST', tenders, tenderDraft())).body.data
    const lot = (item: object) =>
      call('POST', lotsOf(tender.id), lotDraft({ items: [{ materialId, quantity: '1', maxUnitPrice: '1', ...item }] }))
    const big = await lot({ quantity: '12345678901' })
    expect([big.status, issuesOf(big)]).toEqual([422, ['items[0].quantity: max']])
    expect(issuesOf(await lot({ maxUnitPrice: '12345678901' }))).toEqual(['items[0].maxUnitPrice: max'])
  })
})
