import { sql } from 'kysely'
import type { Fragment } from '../../database/database.js'
import type { Expression, FilterDefinition, FilterValue } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'

/** The balance of an item (`r`); domain model B6.8. */
export const balanceOf = sql`(r.quantity + r.moved + r.amended - r.consumed - r.reserved)`

/** The price of an item (`r`) that is in force today; null before its lot is homologated. */
export const priceOn: Expression = ({ today }) =>
  sql`(select p.unit_price from lot_item_price p where p.item_id = r.id and p."from" <= ${today}::date order by p."from" desc limit 1)`

/** Whether a request has reserved quantities since a price (`p`) of an item (`r`) holds. */
const isUsed = sql`exists (select 1 from lot_movement m where m.item_id = r.id and m.type = 'reserva'
  and (m.at at time zone 'America/Sao_Paulo')::date >= p."from" and m.at >= coalesce(p.created_at, '-infinity'))`

/** The prices of an item (`r`), the oldest first. */
export const pricesOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'from', p."from", 'to', p."to",
  'unitPrice', p.unit_price::text, 'reason', p.reason, 'isUsed', ${isUsed}) order by p."from"), '[]') from lot_item_price p where p.item_id = r.id)`

/** The prices of an item (`r`) that were taken back before their first use. */
export const withdrawnOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'from', p."from", 'unitPrice', p.unit_price::text,
  'reason', p.reason, 'withdrawal', p.withdrawal, 'at', (p.at at time zone 'America/Sao_Paulo')::date, 'by', u.name) order by p.id), '[]')
  from lot_item_price_withdrawn p left join app_user u on u.id = p.by_id where p.item_id = r.id)`

/** The last amendment of an item (`r`), while nothing was taken back since and the balance still has all of it. */
export const lastAmendmentOf = sql`(select jsonb_build_object('quantity', trim_scale(m.quantity)::text, 'term', m.reason) from lot_movement m
  where m.id = (select max(last.id) from lot_movement last where last.item_id = r.id and last.type = 'aditivo')
    and m.quantity > 0 and m.quantity <= ${balanceOf})`

/** A sum over the items (`r`) of a lot (`t`), in BRL. Each row counts to the cent, as the form, exports and prints show it. */
const total =
  (amount: ReturnType<typeof sql>): Expression =>
  () =>
    sql`(select sum(half_even(${amount}, 2))::text from lot_item r where r.owner_id = t.id)`

/** A percentage over the items; null when the divisor is 0. */
const share =
  (part: ReturnType<typeof sql>, whole: ReturnType<typeof sql>): Expression =>
  () =>
    sql`(select half_even(100 * sum(${part}) / nullif(sum(${whole}), 0), 2)::text from lot_item r where r.owner_id = t.id)`

const worth = sql`(r.quantity + r.moved + r.amended) * r.awarded_unit_price`

const isExhausted = sql`(t.status = 'homologado' and not exists (select 1 from lot_item r where r.owner_id = t.id and ${balanceOf} > 0))`

/** Computed fields of a lot. */
export const computed: Readonly<Record<string, Expression>> = {
  itemCount: () => sql`(select count(*) from lot_item r where r.owner_id = t.id)::integer`,
  maxTotal: () =>
    sql`(select coalesce(sum(half_even(r.quantity * r.max_unit_price, 2)), 0)::numeric(40,2)::text from lot_item r where r.owner_id = t.id)`,
  awardedTotal: total(sql`case when r.awarded_unit_price is null then null else r.quantity * r.awarded_unit_price end`),
  discount: share(
    sql`r.quantity * (r.max_unit_price - r.awarded_unit_price)`,
    sql`case when r.awarded_unit_price is not null then r.quantity * r.max_unit_price end`,
  ),
  balanceShare: share(sql`${balanceOf} * r.awarded_unit_price`, worth),
  isExhausted: () => isExhausted,
  isSrp: () => sql`(select p.is_srp from tender p where p.id = t.tender_id)`,
}

/** The lots that serve a place: those that name its region, and those without regions, which serve all. */
const serves = (isThere: (value: FilterValue) => Fragment): FilterDefinition => ({
  kind: 'integer',
  condition: (value) => sql`(not exists (select from lot_region g where g.owner_id = t.id)
    or exists (select from lot_region g where g.owner_id = t.id and ${isThere(value)}))`,
})

/** Filters that are not a column of a lot. */
export const filters: Readonly<Record<string, FilterDefinition>> = {
  materialId: {
    kind: 'integer',
    ids: (value) => sql`select r.owner_id from lot_item r where ${rangeOrList(sql`r.material_id`, value, sql`integer`)}`,
  },
  regionId: serves((value) => rangeOrList(sql`g.region_id`, value, sql`integer`)),
  cityId: serves(
    (value) =>
      sql`exists (select from region_city c where c.owner_id = g.region_id and ${rangeOrList(sql`c.city_id`, value, sql`integer`)})`,
  ),
  eventId: serves(
    (value) =>
      sql`exists (select from region_city c join event_city h on h.city_id = c.city_id
        where c.owner_id = g.region_id and ${rangeOrList(sql`h.owner_id`, value, sql`integer`)})`,
  ),
  isExhausted: {
    kind: 'boolean',
    condition: ({ values }) => (new Set(values).size > 1 ? sql`true` : sql`${isExhausted} = ${values[0]}::boolean`),
  },
}
