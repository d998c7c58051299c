import { itemTotal, requestTotal, serviceRequestContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../database/database.js'
import { today } from '../../core/today.js'
import { startTestServer, type TestServer } from '../../testing/testServer.js'
import { unbalancedItems } from '../lot/ledger.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.2 })
})
afterAll(() => api.close())

test('the ledger agrees with the demo, and each request holds what its status says', async () => {
  expect(await unbalancedItems(api.database)).toEqual([])
  const wrong = await rows(
    api.database,
    sql`with held as (
        select m.ref_id as id, m.item_id, sum(case m.type when 'reserva' then m.quantity when 'liberacao' then -m.quantity when 'consumo' then -m.quantity else 0 end) as reserved,
          sum(case m.type when 'consumo' then m.quantity when 'estorno' then -m.quantity else 0 end) as consumed
        from lot_movement m where m.ref_entity = 'serviceRequest' group by 1, 2)
      select t.id, t.status from service_request t join service_request_item r on r.owner_id = t.id left join held h on h.id = t.id and h.item_id = r.lot_item_id
      where coalesce(h.reserved, 0) <> case when t.status in ('enviada','em-analise','aprovada') then r.quantity else 0 end
        or coalesce(h.consumed, 0) <> case when t.status in ('empenhada','em-execucao','parcialmente-atendida') then r.quantity
          when t.status in ('concluida','cancelada') then coalesce((select sum(q.quantity) from service_request_received q
            join service_request_receipt c on c.id = q.owner_id where c.owner_id = t.id and q.lot_item_id = r.lot_item_id), 0) else 0 end`,
  )
  expect(wrong).toEqual([])
})

test('all statuses are there, stored totals are the sums, and each year is numbered without a gap', async () => {
  const found = await rows<{ status: string; total: string; items: readonly { quantity: string; unitPrice: string; total: string }[] }>(
    api.database,
    sql`select t.status, t.total::text as total, jsonb_agg(jsonb_build_object('quantity', r.quantity::text, 'unitPrice', r.unit_price::text, 'total', r.total::text)) as items
      from service_request t join service_request_item r on r.owner_id = t.id group by t.id`,
  )
  expect(found.length).toBeGreaterThan(900)
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set(serviceRequestContract.statuses))
  for (const { total, items } of found) {
    expect(total).toBe(requestTotal(items))
    for (const item of items) expect(item.total).toBe(itemTotal(item))
  }
  const years = await rows<{ count: number; last: number; given: number }>(
    api.database,
    sql`select count(*)::integer as count, max(t.number_order) - (y.year - 2000) * 1000000 as last, y.last as given
      from service_request_year y join service_request t on t.number like '%/' || y.year group by y.year`,
  )
  for (const { count, last, given } of years) expect([last, given]).toEqual([count, count])
})

test('who asks for services finds drafts, sent and returned requests, each returned one with what to correct', async () => {
  const own = await rows<{ status: string; count: number; reasons: number; mine: number }>(
    api.database,
    sql`select t.status, count(*)::integer as count, count(h.reason)::integer as reasons,
        count(*) filter (where u.person_id in (t.manager_id, t.inspector_id))::integer as mine
      from service_request t join app_user u on u.username = 'solicitante' and u.person_id = t.requester_id
        left join audit_entry h on h.entity = 'serviceRequest' and h.record_id = t.id and h.reason is not null
      where t.status in ('rascunho', 'enviada', 'devolvida') group by t.status order by t.status`,
  )
  expect(own.map(({ status, mine }) => [status, mine])).toEqual(['devolvida', 'enviada', 'rascunho'].map((status) => [status, 0]))
  for (const { status, count, reasons } of own) {
    expect([status, count >= 2]).toEqual([status, true])
    if (status === 'devolvida') expect(reasons).toBeGreaterThanOrEqual(2)
  }
})

test('one lot in force has forty items with balance, two of one name, and serves every region', async () => {
  const [lot] = await rows<{ items: number; names: number; used: number; regions: number }>(
    api.database,
    sql`select count(*)::integer as items, count(distinct split_part(m.description, ',', 1))::integer as names,
        count(*) filter (where r.quantity + r.moved + r.amended <= r.consumed + r.reserved)::integer as used,
        (select count(*)::integer from lot_region g where g.owner_id = l.id) as regions
      from lot l join tender t on t.id = l.tender_id join lot_item r on r.owner_id = l.id join material m on m.id = r.material_id
      where l.status = 'homologado' and t.status = 'vigente' group by l.id having count(*) >= 40`,
  )
  expect(lot).toEqual({ items: 40, names: 39, used: 0, regions: 0 })
})

test('nothing is in the future or today', async () => {
  const start = sql`(${today(new Date())}::date::timestamp at time zone 'America/Sao_Paulo')`
  const ahead = await rows(
    api.database,
    sql`select 'request' as what, id from service_request where greatest(status_since, updated_at, created_at) >= ${start}
      union all select 'movement', id from lot_movement where at >= ${start}
      union all select 'change', id from audit_entry where at >= ${start} and entity = 'serviceRequest'
      union all select 'visit', id from site_visit where greatest(started_at, finished_at, homologated_at) >= ${start}`,
  )
  expect(ahead).toEqual([])
})
