import { leastForecastDays } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type Fragment, rows } from '../database/database.js'

/** What balances are told by. */
export const balanceKeys = ['event', 'region', 'supplier'] as const
export type BalanceKey = (typeof balanceKeys)[number]

/** The balance of one event, region or supplier, in money at the prices of today. */
export interface Balance {
  readonly id: number
  readonly label: string
  /** What tells records of one name apart: the CNPJ of a supplier. */
  readonly document: string | null
  /** And the first day of an event. */
  readonly startsOn: string | null
  /** Reserved and not yet received. */
  readonly committed: string
  readonly consumed: string
  /** What is left of the lots that it draws on; others may draw on them too. */
  readonly left: string
  /** The day on which those lots are used up at their pace, as `forecastOf` reckons for a tender; null without use, and when they last as long as their tenders. */
  readonly usedUpOn: string | null
  /** All of them are in force for less than `leastForecastDays`: there is no forecast. */
  readonly isEarly: boolean
  /** The day on which the last of those tenders ends. */
  readonly endsOn: string | null
}

const isForecast = sql`p.elapsed >= ${leastForecastDays}`

/** Most rows of one table: more are no first minute. */
const most = 40

/** The balances of what is in force, those that are used up first before the others. */
export async function readBalances(database: Database, key: BalanceKey, today: string): Promise<Balance[]> {
  const { table, own, told, isOver = sql`false` } = groups[key]
  return rows<Balance>(
    database,
    sql`with item as (${itemsInForce(today)}),
      part as (
        select lot_id, supplier_id, valid_until, elapsed, sum(reserved) as reserved, sum(consumed) as consumed, sum(left_over) as left_over,
          sum(reserved + consumed) as used
        from item group by lot_id, supplier_id, valid_until, elapsed
      ),
      move as (
        select i.lot_id, r.region_id, r.event_id, m.type, m.at, m.quantity * i.price as worth
        from lot_movement m join item i on i.id = m.item_id left join service_request r on m.ref_entity = 'serviceRequest' and r.id = m.ref_id
      ),
      own as (${own}),
      total as (
        select o.id, sum(p.left_over) as left_over, max(p.valid_until) as ends, bool_and(p.elapsed < ${leastForecastDays}) as is_early,
          sum(p.left_over) filter (where ${isForecast}) as spare, sum(p.used) filter (where ${isForecast}) as used,
          sum(p.used / p.elapsed) filter (where ${isForecast}) as pace
        from (select distinct id, lot_id from own) o join part p on p.lot_id = o.lot_id group by o.id
      ),
      spent as (select id, sum(committed) as committed, sum(consumed) as consumed from own group by id)
      select t.id, l.label, ${told}, half_even(s.committed, 2)::text as committed, half_even(s.consumed, 2)::text as consumed,
        half_even(t.left_over, 2)::text as left, t.ends::text as "endsOn", f.used_up::text as "usedUpOn", t.is_early as "isEarly"
      from total t join spent s on s.id = t.id join ${sql.table(table)} l on l.id = t.id
      cross join lateral (select round(t.used / nullif(t.pace, 0), 6) as elapsed, nullif(half_even(100 * t.used / nullif(t.used + t.spare, 0), 2), 0) as share) e
      cross join lateral (select e.elapsed * 100 / e.share - e.elapsed as days) d
      cross join lateral (select case when ${today}::date + 1 + floor(least(d.days, 3650))::integer <= t.ends
        then ${today}::date + 1 + floor(d.days)::integer end as used_up) f
      where l.deleted_at is null and not (${isOver} and s.committed = 0) order by f.used_up nulls last, t.ends, l.label, t.id limit ${most}`,
  )
}

/** The items of homologated lots of tenders in force, in money. The night ends a tender; before it, its last day counts. */
const itemsInForce = (today: string): Fragment =>
  sql`select r.id, r.owner_id as lot_id, l.supplier_id, e.valid_until, ${today}::date - e.valid_from + 1 as elapsed, p.price, r.reserved * p.price as reserved, r.consumed * p.price as consumed,
      (r.quantity + r.moved + r.amended - r.consumed - r.reserved) * p.price as left_over
    from lot_item r join lot l on l.id = r.owner_id join tender e on e.id = l.tender_id
    cross join lateral (select coalesce(
      (select x.unit_price from lot_item_price x where x.item_id = r.id and x."from" <= ${today}::date order by x."from" desc limit 1),
      r.awarded_unit_price, 0) as price) p
    where l.deleted_at is null and e.deleted_at is null and l.status = 'homologado' and e.status = 'vigente'
      and ${today}::date between e.valid_from and e.valid_until`

/** What the requests of each event or region reserved and received, by lot. A lot of which all was released is none of theirs. */
const ofRequests = (column: 'event_id' | 'region_id'): Fragment =>
  sql`select ${sql.ref(column)} as id, lot_id,
      sum(case type when 'reserva' then worth when 'liberacao' then -worth when 'consumo' then -worth else 0 end) as committed,
      sum(case type when 'consumo' then worth when 'estorno' then -worth else 0 end) as consumed
    from move where ${sql.ref(column)} is not null group by 1, 2
    having sum(case type when 'reserva' then worth when 'liberacao' then -worth when 'estorno' then -worth else 0 end) <> 0`

interface Group {
  readonly table: 'event' | 'region' | 'supplier'
  /** Rows of id, lot, committed and consumed. */
  readonly own: Fragment
  /** The columns `document` and `startsOn` of the record (`l`). */
  readonly told: Fragment
  /** What needs no more of its lots; it stays as long as something is committed. @default none */
  readonly isOver?: Fragment
}

const untold = sql`null as document, null as "startsOn"`

const groups: Readonly<Record<BalanceKey, Group>> = {
  event: {
    table: 'event',
    own: ofRequests('event_id'),
    told: sql`null as document, l.start_date::text as "startsOn"`,
    isOver: sql`l.status in ('encerrado', 'cancelado')`,
  },
  // A region also draws on the lots that name it, before its first request.
  region: {
    table: 'region',
    told: untold,
    own: sql`${ofRequests('region_id')} union all select s.region_id, s.owner_id, 0, 0 from lot_region s join part p on p.lot_id = s.owner_id`,
  },
  supplier: {
    table: 'supplier',
    told: sql`l.cnpj as document, null as "startsOn"`,
    own: sql`select supplier_id as id, lot_id, reserved as committed, consumed from part where supplier_id is not null`,
  },
}
