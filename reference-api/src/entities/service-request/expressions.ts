import { sql } from 'kysely'
import type { Fragment } from '../../database/database.js'
import type { ConditionFilter, Expression, ExpressionContext, FilterDefinition } from '../../records/plan/defineEntity.js'
import { heldNow } from '../../records/plan/heldNow.js'
import { registeredPrice } from './lotItems.js'

/** The lot's item of a row (`r`) as a link, with its code. */
export const lotItem: Expression = () =>
  sql`(select jsonb_build_object('id', i.id, 'label', m.label, 'code', m.code) from lot_item i join material m on m.id = i.material_id where i.id = r.lot_item_id)`

const ofLotItem =
  (value: Fragment): Expression =>
  () =>
    sql`(select ${value} from lot_item i where i.id = r.lot_item_id)`

/** Computed fields of an item (`r`) of a request. */
export const besideItem: Readonly<Record<string, Expression>> = {
  lotItem,
  unit: ofLotItem(sql`i.unit_code`),
  balance: ofLotItem(sql`trim_scale(i.quantity + i.moved + i.amended - i.consumed - i.reserved)::text`),
  registeredPrice: ofLotItem(sql`trim_scale(${registeredPrice})::text`),
  received: () =>
    sql`trim_scale(coalesce((select sum(q.quantity) from service_request_received q join service_request_receipt c on c.id = q.owner_id
      where c.owner_id = r.owner_id and q.lot_item_id = r.lot_item_id), 0))::text`,
}

/** The person behind the user who asks. */
export const asker = ({ userId }: ExpressionContext) => sql`(select u.person_id from app_user u where u.id = ${userId ?? null}::integer)`

/** Why an approval with a supplier (`s`) needs a reason. */
export const supplierTrouble = (today: string) =>
  sql`case when s.status = 'suspenso' then 'suspenso' when s.certificates_valid_until < ${today}::date then 'certidao-vencida' end`

/** A person of the request's tender as a link. */
const ofTender = (column: Fragment) =>
  sql`(select jsonb_build_object('id', p.id, 'label', p.label) from tender n join person p on p.id = ${column} where n.id = t.tender_id)`

/** What the definitive receipts of a request (`t`) owe: the invoices, or what arrived × price. */
const receivable = sql`coalesce((select sum(coalesce(c.invoice_value, (
    select sum(round(q.quantity * i.unit_price, 2)) from service_request_received q
      join service_request_item i on i.owner_id = c.owner_id and i.lot_item_id = q.lot_item_id where q.owner_id = c.id)))
  from service_request_receipt c where c.owner_id = t.id and c.kind = 'definitivo'), 0)`

/** Computed fields of a request (`t`). */
export const computed: Readonly<Record<string, Expression>> = {
  number: () => sql`t.number`,
  numberOrder: () => sql`t.number_order`,
  annulmentNumber: () => sql`t.annulment_number`,
  statusSince: () => sql`t.status_since`,
  daysInStatus: (context) => daysInStatus(context),
  supplierTrouble: ({ today }) => sql`(select ${supplierTrouble(today)} from supplier s where s.id = t.supplier_id)`,
  tenderTrouble: () => sql`(select n.status from tender n where n.id = t.tender_id and n.status in ('suspensa','anulada','revogada'))`,
  isOtherRegion: () =>
    sql`(exists (select from lot_region g where g.owner_id = t.lot_id)
      and not exists (select from lot_region g where g.owner_id = t.lot_id and g.region_id = t.region_id))`,
  tenderManager: () => ofTender(sql`n.manager_id`),
  tenderInspector: () => ofTender(sql`n.inspector_id`),
  owed: () =>
    sql`round(${receivable} - coalesce((select sum(p.amount) from service_request_payment p where p.owner_id = t.id), 0), 2)::text`,
  followUp: () =>
    sql`(select jsonb_build_object('id', f.id, 'label', f.label) from service_request f where f.follows_id = t.id and f.deleted_at is null
      and f.status not in ('reprovada', 'cancelada') order by f.id limit 1)`,
  proviso: () =>
    sql`case when t.approver_id is not null then (select case a.transition when 'approveAnyway' then a.reason end from audit_entry a
      where a.entity = 'serviceRequest' and a.record_id = t.id and a.transition in ('approve', 'approveAnyway') order by a.id desc limit 1) end`,
  isMine: (context) => sql`coalesce(t.requester_id = ${asker(context)}, false)`,
}

const nameOfLot = ({ lot, tender }: Readonly<Record<string, unknown>>) => {
  const [own, of] = [lot, tender] as { readonly label: string }[]
  return { ...own, label: `${of?.label} · ${own?.label}` }
}

/** The list names a lot with its tender. */
export const listCells = { lot: { with: ['tender'], of: nameOfLot } }

/** What only the record itself shows. */
export const unlisted = [
  'items',
  'unmet',
  'followsId',
  'followUp',
  'proviso',
  'receipts',
  'payments',
  'attachments',
  'address',
  'justification',
]

/** `true` and `false` together find all records. */
const isMeant =
  (condition: (context: ExpressionContext) => Fragment): ConditionFilter['condition'] =>
  ({ values }, context) => {
    if (new Set(values).size > 1) return sql`true`
    return values[0] === 'true' ? sql`(${condition(context)})` : sql`((${condition(context)}) is not true)`
  }

const daysInStatus: Expression = ({ today }) => sql`(${today}::date - (t.status_since at time zone 'America/Sao_Paulo')::date)`

/** Days begin at midnight in Paraná. @returns the time at which the day `daysAgo` began */
const beginOf = (today: string, daysAgo: string | number) =>
  sql`((${today}::date - ${Math.max(-mostDays, Math.min(mostDays, Number(daysAgo)))}::integer)::timestamp at time zone 'America/Sao_Paulo')`

/** No request is older, and the database refuses dates that are too far away. */
const mostDays = 100_000

/** Translates days into a range of times, which an index serves. */
const sinceDays: ConditionFilter['condition'] = ({ values, from, to }, { today }) => {
  const within = (least: string | undefined, most: string | undefined) =>
    sql.join(
      [
        ...(least === undefined ? [] : [sql`t.status_since < ${beginOf(today, Number(least) - 1)}`]),
        ...(most === undefined ? [] : [sql`t.status_since >= ${beginOf(today, most)}`]),
      ],
      sql` and `,
    )
  const ranges = values.length > 0 ? values.map((value) => within(value, value)) : [within(from, to)]
  return sql`(${sql.join(ranges, sql` or `)})`
}

export const filters: Readonly<Record<string, FilterDefinition>> = {
  inspecting: { kind: 'boolean', condition: isMeant((context) => sql`t.inspector_id = ${asker(context)}`) },
  daysInStatus: { kind: 'integer', condition: sinceDays },
  mine: { kind: 'boolean', condition: isMeant((context) => sql`t.requester_id = ${asker(context)}`) },
  myArea: {
    kind: 'boolean',
    condition: isMeant(
      (context) =>
        sql`t.department_id in (select r.department_id from person_function r where r.owner_id = ${asker(context)} and ${heldNow(context)})`,
    ),
  },
}
