import { serviceRequestContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Fragment } from '../../database/database.js'
import type { ConditionFilter, Expression, IdsFilter } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'
import { registeredPrice } from '../service-request/lotItems.js'

const ofLotItem =
  (value: Fragment): Expression =>
  () =>
    sql`(select ${value} from lot_item i where i.id = r.lot_item_id)`

/** Statuses of a request that holds its quantities: reserved, received, or both. */
const holding = [...serviceRequestContract.referable, 'concluida']

/** The item of the meal (`r`) as `q` in a request that holds it. */
const heldItem = (request: Fragment) =>
  sql`service_request_item q on q.owner_id = ${request} and q.lot_item_id = r.lot_item_id
    and exists (select 1 from service_request s where s.id = q.owner_id and s.status = any(${holding}))`

const isHeld = (request: Fragment) => sql`exists (select 1 from (select 1) one join ${heldItem(request)})`

/** Computed fields of a meal (`r`). */
export const besideMeal: Readonly<Record<string, Expression>> = {
  lotItem: () =>
    sql`(select jsonb_build_object('id', i.id, 'label', m.label, 'code', m.code) from lot_item i join material m on m.id = i.material_id
      where i.id = r.lot_item_id)`,
  unitPrice: ofLotItem(sql`trim_scale(${registeredPrice})::text`),
  balance: ofLotItem(sql`trim_scale(i.quantity + i.moved + i.amended - i.consumed - i.reserved)::text`),
  requested: () => sql`(select trim_scale(q.quantity)::text from canteen c join ${heldItem(sql`c.request_id`)} where c.id = r.owner_id)`,
  // Where a request holds the item, only the canteens of that request share it; otherwise all that take it from the lot's balance.
  neededElsewhere: () =>
    sql`coalesce((select sum((o.operating_to - o.operating_from + 1) * m.expected_per_day) from canteen_meal m
      join canteen o on o.id = m.owner_id join canteen c on c.id = r.owner_id
      where m.lot_item_id = r.lot_item_id and o.id <> c.id and o.deleted_at is null
        and case when ${isHeld(sql`c.request_id`)} then o.request_id = c.request_id and o.status <> 'cancelado'
          else o.status in ('planejado', 'ativo') and not ${isHeld(sql`o.request_id`)} end), 0)::integer`,
  servedOfItem: () =>
    sql`coalesce((select sum(d.served) from canteen c join canteen o on o.request_id = c.request_id and o.deleted_at is null
        join canteen_meal m on m.owner_id = o.id and m.lot_item_id = r.lot_item_id
        join canteen_day d on d.owner_id = o.id and d.meal_type = m.type
      where c.id = r.owner_id), 0)::integer`,
}

const startYear = "case when extract(year from t.operating_from) <> extract(year from t.operating_to) then '/YYYY' else '' end"

/** Computed fields of a canteen (`t`). */
export const computed: Readonly<Record<string, Expression>> = {
  period: () =>
    sql`case when t.operating_from = t.operating_to then to_char(t.operating_to, 'DD/MM/YYYY')
      else to_char(t.operating_from, 'DD/MM' || ${sql.raw(startYear)}) || ' – ' || to_char(t.operating_to, 'DD/MM/YYYY') end`,
  mealTypes: () => sql`(select coalesce(jsonb_agg(m.type order by m.start_time), '[]') from canteen_meal m where m.owner_id = t.id)`,
  mealsPerDay: () => sql`t.meals_per_day`,
  mealCapacity: () => sql`t.meal_capacity`,
  missingMenus: () =>
    sql`((t.operating_to - t.operating_from + 1) * (select count(*) from canteen_meal m where m.owner_id = t.id)
      - (select count(*) from canteen_menu u where u.owner_id = t.id))::integer`,
  graveIssues: () => sql`t.grave_issues`,
}

const mealTypes: IdsFilter = {
  kind: 'text',
  ids: (value) => sql`select m.owner_id from canteen_meal m where ${rangeOrList(sql`m.type`, value, sql`text`)}`,
}

/** Canteens that are open on a day, or on a day of a range. */
const openOn: ConditionFilter = {
  kind: 'date',
  condition: ({ values, from, to }) => {
    const within = (first: string | undefined, last: string | undefined) =>
      sql`(${first === undefined ? sql`true` : sql`t.operating_to >= ${first}::date`} and ${last === undefined ? sql`true` : sql`t.operating_from <= ${last}::date`})`
    return values.length > 0
      ? sql`(${sql.join(
          values.map((day) => within(day, day)),
          sql` or `,
        )})`
      : within(from, to)
  },
}

const hasGraveIssue: ConditionFilter = {
  kind: 'boolean',
  condition: ({ values }) => (new Set(values).size > 1 ? sql`true` : sql`(t.grave_issues > 0) = ${values[0]}::boolean`),
}

/** Filters that are not a column of a canteen. */
export const filters = { mealTypes, date: openOn, hasGraveIssue }

/** The expiry of the sanitary license, for canteens that are planned or open. */
export const licenseEnds: Expression = () =>
  sql`select t.id, t.sanitary_license_valid_until as due, null::text as detail from canteen t
    where t.sanitary_license_valid_until is not null and t.status in ('planejado', 'ativo') and t.deleted_at is null`
