import { sql } from 'kysely'
import type { Expression, FilterDefinition } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'

/** The balance of an item (`r`); domain model B6.8. */
export const balanceOf = sql`(r.quantity + r.moved + r.amended - r.consumed - r.reserved)`

/** The price of an item (`r`) that is in force today; null before its lot is homologated. */
export const priceOn: Expression = ({ today }) =>
  sql`(select p.unit_price from lot_item_price p where p.item_id = r.id and p."from" <= ${today}::date order by p."from" desc limit 1)`

/** A sum over the items (`r`) of a lot (`t`), in BRL. */
const total =
  (amount: ReturnType<typeof sql>): Expression =>
  () =>
    sql`(select half_even(sum(${amount}), 2)::text from lot_item r where r.owner_id = t.id)`

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
  maxTotal: () => sql`(select half_even(coalesce(sum(r.quantity * r.max_unit_price), 0), 2)::text from lot_item r where r.owner_id = t.id)`,
  awardedTotal: total(sql`case when r.awarded_unit_price is null then null else r.quantity * r.awarded_unit_price end`),
  discount: share(
    sql`r.quantity * (r.max_unit_price - r.awarded_unit_price)`,
    sql`case when r.awarded_unit_price is not null then r.quantity * r.max_unit_price end`,
  ),
  balanceShare: share(sql`${balanceOf} * r.awarded_unit_price`, worth),
  isExhausted: () => isExhausted,
  isSrp: () => sql`(select p.is_srp from tender p where p.id = t.tender_id)`,
}

/** Filters that are not a column of a lot. */
export const filters: Readonly<Record<string, FilterDefinition>> = {
  materialId: {
    kind: 'integer',
    ids: (value) => sql`select r.owner_id from lot_item r where ${rangeOrList(sql`r.material_id`, value, sql`integer`)}`,
  },
  isExhausted: {
    kind: 'boolean',
    condition: ({ values }) => (new Set(values).size > 1 ? sql`true` : sql`${isExhausted} = ${values[0]}::boolean`),
  },
}
