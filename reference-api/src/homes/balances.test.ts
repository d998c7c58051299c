import { today } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'
import { type Balance, balanceKeys, paceDays, readBalances } from './readBalances.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const day = 86_400_000
const balancesOf = async (by: string) => (await call('GET', `/painel/saldos?por=${by}`)).body.data as unknown as Balance[]

interface ItemRow {
  readonly supplierId: number
  readonly left: number
  readonly reserved: number
  readonly consumed: number
}

/** The same sums by hand, from the items that are in force. */
async function itemsOf(): Promise<readonly ItemRow[]> {
  return rows<ItemRow>(
    api.database,
    sql`select l.supplier_id as "supplierId", (i.quantity + i.moved + i.amended - i.consumed - i.reserved) * p.price::float8 as left,
        i.reserved * p.price::float8 as reserved, i.consumed * p.price::float8 as consumed
      from lot_item i join lot l on l.id = i.owner_id join tender t on t.id = l.tender_id
      cross join lateral (select coalesce((select unit_price from lot_item_price x where x.item_id = i.id and x."from" <= ${today()}::date
        order by x."from" desc limit 1), i.awarded_unit_price, 0) as price) p
      where l.status = 'homologado' and t.status = 'vigente'`,
  )
}

describe('the balances of the day', () => {
  test('of a supplier are what its lots in force have left, committed and consumed', async () => {
    const items = await itemsOf()
    const balances = await balancesOf('supplier')
    expect(balances.length).toBeGreaterThan(0)
    for (const { id, left, committed, consumed } of balances) {
      const own = items.filter(({ supplierId }) => supplierId === id)
      const sum = (key: 'left' | 'reserved' | 'consumed') => own.reduce((all, item) => all + item[key], 0)
      expect([Number(left), Number(committed), Number(consumed)].map((each) => each.toFixed(0))).toEqual(
        [sum('left'), sum('reserved'), sum('consumed')].map((each) => each.toFixed(0)),
      )
    }
  })

  test.each(balanceKeys)('by %s tell those that are used up first before the others, never after the tender ends', async (by) => {
    const balances = await balancesOf(by)
    expect(balances.length).toBeGreaterThan(0)
    const days = balances.map(({ usedUpOn }) => usedUpOn ?? '9999')
    expect(days).toEqual(days.toSorted())
    for (const { usedUpOn, endsOn } of balances) if (usedUpOn !== null) expect(usedUpOn >= today() && usedUpOn < (endsOn ?? '')).toBe(true)
  })

  test('are used up sooner when more is reserved, at the pace of the last ninety days', async () => {
    const [item] = await rows<{ id: number; supplierId: number; step: number }>(
      api.database,
      sql`select i.id, l.supplier_id as "supplierId", floor((i.quantity + i.moved + i.amended - i.consumed - i.reserved) / 2) as step
        from lot_item i join lot l on l.id = i.owner_id join tender t on t.id = l.tender_id
        where l.status = 'homologado' and t.status = 'vigente' and i.awarded_unit_price > 0 order by 3 desc limit 1`,
    )
    const later = new Date(Date.now() + (paceDays + 30) * day).toISOString().slice(0, 10)
    const before = (await readBalances(api.database, 'supplier', later)).find(({ id }) => id === item?.supplierId)
    await sql`insert into lot_movement (item_id, type, quantity, at) values (${item?.id}, 'reserva', ${item?.step}, ${later}::date - 1)`.execute(
      api.database,
    )
    const after = (await readBalances(api.database, 'supplier', later)).find(({ id }) => id === item?.supplierId)
    expect(after?.usedUpOn ?? '9999').not.toBe(before?.usedUpOn)
    expect((after?.usedUpOn ?? '9999') <= (before?.usedUpOn ?? '9999')).toBe(true)
  })

  test('of an event and a region leave out lots from which all was called off', async () => {
    const [item] = await rows<{ id: number; regionId: number; eventId: number; lotId: number; requestId: number }>(
      api.database,
      sql`select i.id, q.id as "requestId", q.lot_id as "lotId", e.id as "eventId", r.id as "regionId"
        from service_request q join service_request_item s on s.owner_id = q.id join lot_item i on i.id = s.lot_item_id
          join tender t on t.id = q.tender_id and t.status = 'vigente'
          join lateral (select id from event v where not exists (select from service_request o where o.event_id = v.id) limit 1) e on true
          join lateral (select id from region g where not exists (select from service_request o where o.region_id = g.id)
            and not exists (select from lot_region k where k.region_id = g.id) limit 1) r on true
        where q.status = 'rascunho' and not exists (select from lot_movement m where m.ref_id = q.id) limit 1`,
    )
    await sql`update service_request set event_id = ${item?.eventId}, region_id = ${item?.regionId} where id = ${item?.requestId}`.execute(
      api.database,
    )
    const moved = (type: string) =>
      sql`insert into lot_movement (item_id, type, quantity, ref_entity, ref_id)
        values (${item?.id}, ${type}, 1, 'serviceRequest', ${item?.requestId})`.execute(api.database)
    const known = async () => [
      (await balancesOf('event')).some(({ id }) => id === item?.eventId),
      (await balancesOf('region')).some(({ id }) => id === item?.regionId),
    ]
    await moved('reserva')
    expect(await known()).toEqual([true, true])
    await moved('liberacao')
    expect(await known()).toEqual([false, false])
  })

  test('leave out a lot from the day after its validity, although the night has not ended its tender yet', async () => {
    const last = await rows<{ supplierId: number; day: string }>(
      api.database,
      sql`select l.supplier_id as "supplierId", max(t.valid_until)::text as day from lot l join tender t on t.id = l.tender_id
        where l.status = 'homologado' and t.status = 'vigente' group by 1 order by 2 limit 1`,
    )
    const [{ supplierId, day: end } = { supplierId: 0, day: '' }] = last
    const after = new Date(Date.parse(end) + day).toISOString().slice(0, 10)
    const isTold = async (on: string) => (await readBalances(api.database, 'supplier', on)).some(({ id }) => id === supplierId)
    expect([await isTold(end), await isTold(after)]).toEqual([true, false])
  })

  test('leave out events that are over and have nothing committed, and tell records of one name apart', async () => {
    const over = sql`select id from event where status in ('encerrado', 'cancelado')`
    const ended = new Set((await rows<{ id: number }>(api.database, over)).map(({ id }) => id))
    const events = await balancesOf('event')
    expect(events.filter(({ id, committed }) => ended.has(id) && Number(committed) === 0)).toEqual([])
    for (const { startsOn, document } of events) expect([startsOn, document]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), null])
    const suppliers = await balancesOf('supplier')
    expect(suppliers.some(({ document }) => document !== null)).toBe(true)
  })

  test('by anything else are not readable', async () => {
    expect((await call('GET', '/painel/saldos?por=cor')).status).toBe(400)
  })
})
