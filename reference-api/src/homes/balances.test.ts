import { leastForecastDays, today } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forecastOf } from '../../../sdk/src/blocks/ledger/forecast.js'
import { rows } from '../database/database.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'
import { type Balance, balanceKeys, readBalances } from './readBalances.js'

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
    for (const { usedUpOn, endsOn } of balances) if (usedUpOn !== null) expect(usedUpOn > today() && usedUpOn <= (endsOn ?? '')).toBe(true)
  })

  test('of a supplier are forecast by the rule of the tender of its lots, on the same day, from the thirtieth day in force', async () => {
    const [lot] = await rows<{ id: number; tenderId: number; supplierId: number; from: string; until: string }>(
      api.database,
      sql`select l.id, t.id as "tenderId", l.supplier_id as "supplierId", t.valid_from::text as "from", t.valid_until::text as "until"
        from tender t join lot l on l.tender_id = t.id where t.status = 'vigente' and l.status = 'homologado' and l.supplier_id is not null
          and t.valid_until - t.valid_from > 200 order by l.id limit 1`,
    )
    // The tender and the supplier have this lot only, of which 58 % is used, and no item has a new price.
    await sql`update lot set deleted_at = now() where id <> ${lot?.id} and (supplier_id = ${lot?.supplierId} or tender_id = ${lot?.tenderId})`.execute(
      api.database,
    )
    const whole = sql`(quantity + moved + amended)`
    await sql`update lot_item set consumed = 0, reserved = ceil(0.58 * ${whole}) where owner_id = ${lot?.id}`.execute(api.database)
    await sql`delete from lot_item_price where item_id in (select id from lot_item where owner_id = ${lot?.id})`.execute(api.database)
    const { from = '', until = '' } = lot ?? {}
    const usedShare = Number((await call('GET', `/administrativo/solicitacoes-servico/licitacoes/${lot?.tenderId}`)).body.data.usedShare)
    const told = async (on: string) => {
      const { usedUpOn, isEarly } = (await readBalances(api.database, 'supplier', on)).find(({ id }) => id === lot?.supplierId) ?? {}
      return { runsOut: usedUpOn ?? undefined, isEarly }
    }
    const inDays = (count: number) => new Date(Date.parse(from) + count * day).toISOString().slice(0, 10)
    for (const count of [0, leastForecastDays - 2, leastForecastDays - 1, 60, 120]) {
      const { runsOut, isEarly } = forecastOf({ from, until, today: inDays(count), usedShare })
      expect([count, await told(inDays(count))]).toEqual([count, { runsOut, isEarly }])
    }
    expect((await told(inDays(60))).runsOut).toBeDefined()
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
