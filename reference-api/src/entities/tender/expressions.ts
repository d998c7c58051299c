import { sql } from 'kysely'
import type { Fragment } from '../../database/database.js'
import type { Expression, FilterDefinition } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'

/** A number over the items (`r`) of the homologated lots of a tender (`t`). */
const overItems =
  (figure: Fragment): Expression =>
  () =>
    sql`(select (${figure})::text from lot_item r join lot o on o.id = r.owner_id where o.tender_id = t.id and o.status = 'homologado' and o.deleted_at is null)`

/** Computed fields of a tender. */
export const computed: Readonly<Record<string, Expression>> = {
  numberYear: () => sql`(t.year * 1000000 + t.number)`,
  resumeStatus: () => sql`t.resume_status`,
  validFrom: () => sql`t.valid_from`,
  validUntil: () => sql`t.valid_until`,
  lotCount: () => sql`(select count(*) from lot o where o.tender_id = t.id and o.deleted_at is null)::integer`,
  maxTotal: () =>
    sql`(select sum(half_even(r.quantity * r.max_unit_price, 2))::numeric(40,2)::text from lot_item r join lot o on o.id = r.owner_id
      where o.tender_id = t.id and o.status <> 'cancelado' and o.deleted_at is null)`,
  awardedTotal: () => sql`t.awarded_total::text`,
  usedShare: overItems(
    sql`half_even(100 * sum((r.consumed + r.reserved) * r.awarded_unit_price) / nullif(sum((r.quantity + r.moved + r.amended) * r.awarded_unit_price), 0), 2)`,
  ),
}

/** Filters that are not a column of a tender. */
export const filters: Readonly<Record<string, FilterDefinition>> = {
  validOn: {
    kind: 'date',
    condition: ({ values, from = values[0], to = values[0] }) =>
      sql`(t.valid_from <= coalesce(${to ?? null}::date, 'infinity') and t.valid_until >= coalesce(${from ?? null}::date, '-infinity'))`,
  },
  supplierId: {
    kind: 'integer',
    ids: (value) =>
      sql`select o.tender_id from lot o where o.deleted_at is null and ${rangeOrList(sql`o.supplier_id`, value, sql`integer`)}`,
  },
  classId: {
    kind: 'integer',
    condition: ({ values, from, to }) =>
      values.length > 0
        ? sql`t.class_ids && ${values.map(Number)}::integer[]`
        : sql`exists (select 1 from unnest(t.class_ids) c where ${rangeOrList(sql`c`, { values, from, to }, sql`integer`)})`,
  },
  endsWithin: {
    kind: 'integer',
    condition: ({ values, from, to }, { today }) =>
      sql`(t.valid_until between ${today}::date + coalesce(${from ?? null}::integer, 0) and ${today}::date + coalesce(${to ?? null}::integer, ${Math.max(0, ...values.map(Number))}))`,
  },
}
