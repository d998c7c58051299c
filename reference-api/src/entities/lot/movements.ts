import type { Movement, MovementType } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type Fragment, rows } from '../../database/database.js'
import type { EntityPlan } from '../../records/plan/plan.js'

export interface MovementQuery {
  readonly lotId: number
  readonly itemId?: number
  readonly types?: readonly MovementType[]
  /** Days in Paraná, `YYYY-MM-DD`, both included. */
  readonly from?: string
  readonly to?: string
  /** Only movements before this id. */
  readonly before?: number
  readonly limit: number
}

/** How each movement changes the balance of its item. */
const change = sql`case m.type when 'consumo' then 0 when 'reserva' then -m.quantity when 'remanejamento-saida' then -m.quantity else m.quantity end`

/** The movements of a lot, the newest first, each with the balance after it. Records of other plans than these are not named as causes. */
export async function readMovements(database: Database, query: MovementQuery, plans: readonly EntityPlan[]): Promise<Movement[]> {
  const found = await rows<Omit<Movement, 'cause'> & { readonly refEntity: string | null; readonly refId: number | null }>(
    database,
    sql`select w.id, jsonb_build_object('id', i.id, 'label', x.label, 'number', i.position + 1) as item, w.type,
        trim_scale(w.quantity)::text as quantity, trim_scale(i.quantity + w.sum)::text as balance, w.at,
        case when u.id is not null then jsonb_build_object('id', u.id, 'label', u.name) end as by, w.reason,
        w.ref_entity as "refEntity", w.ref_id as "refId"
      from (select m.*, sum(${change}) over (partition by m.item_id order by m.id) as sum
        from lot_movement m join lot_item o on o.id = m.item_id where o.owner_id = ${query.lotId}) w
      join lot_item i on i.id = w.item_id join material x on x.id = i.material_id left join app_user u on u.id = w.by_id
      where ${conditionOf(query)} order by w.id desc limit ${query.limit}`,
  )
  const causes = await readCauses(database, found, plans)
  return found.map(({ refEntity, refId, ...movement }) => ({ ...movement, cause: causes.get(`${refEntity} ${refId}`) ?? null }))
}

function conditionOf({ itemId, types, from, to, before }: MovementQuery): Fragment {
  const day = sql`(w.at at time zone 'America/Sao_Paulo')::date`
  return sql.join(
    [
      sql`true`,
      ...(itemId === undefined ? [] : [sql`w.item_id = ${itemId}`]),
      ...(types === undefined ? [] : [sql`w.type = any(${[...types]}::text[])`]),
      ...(from === undefined ? [] : [sql`${day} >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`${day} <= ${to}::date`]),
      ...(before === undefined ? [] : [sql`w.id < ${before}`]),
    ],
    sql` and `,
  )
}

interface Reference {
  readonly refEntity: string | null
  readonly refId: number | null
}

/** The labels of the records that caused movements, by entity and id. */
async function readCauses(
  database: Database,
  references: readonly Reference[],
  plans: readonly EntityPlan[],
): Promise<Map<string, Movement['cause']>> {
  const causes = new Map<string, Movement['cause']>()
  for (const { entity, parent } of plans) {
    const { name, path } = entity.contract
    const ids = references.filter(({ refEntity }) => refEntity === name).map(({ refId }) => refId)
    if (ids.length === 0) continue
    const above = parent ? sql.ref(parent.link.column) : sql`null::integer`
    const found = await rows<{ id: number; label: string; parent: number | null }>(
      database,
      sql`select id, label, ${above} as parent from ${sql.table(entity.table)} where id = any(${ids}::integer[])`,
    )
    for (const { id, label, parent: parentId } of found)
      causes.set(`${name} ${id}`, { id, label, entity: name, path: `${path.replace(/\{\w+\}/, String(parentId))}/${id}` })
  }
  return causes
}
