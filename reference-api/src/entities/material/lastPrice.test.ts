import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../database/database.js'
import { lotsOf, match, materials } from '../../testing/drafts.js'
import { registeredLot } from '../../testing/registeredLot.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const read = async (id: unknown) => (await call('GET', `${materials}/${String(id)}`)).body.data
const hasAta = async (id: unknown, answer: boolean) =>
  (await call('GET', `${materials}?hasAta=${answer}&por_pagina=100&ordem=-id`)).rows.some((row) => row.id === id)

test('an item tells the price that a lot registered last, since when and where, from the moment of the award', async () => {
  const { tender, lot } = await registeredLot(call)
  const [item] = lot.items as readonly { readonly materialId: number }[]
  const told = {
    lastPrice: '21.9000',
    lastPriceOn: '2026-03-20',
    lastPriceLot: { id: lot.id, label: [tender.label, lot.label].join(' › '), params: { licitacaoId: tender.id } },
  }
  const before = await read(item?.materialId)
  expect(before).toMatchObject(told)
  const path = `${lotsOf(tender.id)}/${lot.id}`
  const { version } = (await call('GET', path)).body.data
  const answer = await call('POST', `${path}/situacao`, {
    transition: 'reprice',
    version,
    reason: 'Reequilíbrio por alta do combustível',
    item: 1,
    unitPrice: '25.1234',
    from: '2026-06-01',
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const after = await read(item?.materialId)
  expect(after).toMatchObject({ ...told, lastPrice: '25.1234', lastPriceOn: '2026-06-01', version: before.version })
  // A write by a user cannot change it.
  const written = await call(
    'PUT',
    `${materials}/${after.id}`,
    { ...after, lastPrice: '1', keywords: ['outra'] },
    match(Number(after.version)),
  )
  expect(written.body.data).toMatchObject({ lastPrice: '25.1234', keywords: ['outra'] })
})

test('the filter finds the items of lots under a price register in force, and no others', async () => {
  const { tender, lot } = await registeredLot(call)
  const [item] = lot.items as readonly { readonly materialId: number }[]
  expect([await hasAta(item?.materialId, true), await hasAta(item?.materialId, false)]).toEqual([true, false])
  await sql`update tender set valid_until = '2020-01-01' where id = ${tender.id}`.execute(api.database)
  expect([await hasAta(item?.materialId, true), await hasAta(item?.materialId, false)]).toEqual([false, true])
})

test('the demo’s prices are those of its lots, and the list sorts by them', async () => {
  const wrong = await rows(
    api.database,
    sql`select m.id from material m left join lateral (
        select p.unit_price, p."from", i.owner_id from lot_item i join lot_item_price p on p.item_id = i.id
        where i.material_id = m.id order by p."from" desc, p.id desc limit 1) p on true
      where (m.last_price, m.last_price_on, m.last_price_lot_id) is distinct from (p.unit_price, p."from", p.owner_id)`,
  )
  expect(wrong).toEqual([])
  const prices = (await call('GET', `${materials}?ordem=-lastPrice&por_pagina=20`)).rows.map(({ lastPrice }) => Number(lastPrice))
  expect(prices[0]).toBeGreaterThan(0)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
})
