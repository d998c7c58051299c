import type { Link } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type Fragment, rows } from '../../database/database.js'
import type { Catalogue } from '../../database/readCatalogue.js'
import type { DependantDefinition, ExpressionContext } from '../plan/defineEntity.js'
import { ownColumn } from '../plan/expressions.js'
import { allChildren, type EntityPlan, type PlacedChild, type PlannedChild, type PlannedJoin } from '../plan/plan.js'
import { joinAbove, rowsOfRecords } from '../plan/rowSource.js'
import { paramsEntry } from '../plan/scope.js'

/** Rows of another table that refer to an entity's records, and the entity that they belong to. */
export interface Dependant extends DependantDefinition {
  readonly table: string
  readonly column: string
  /** The entity whose records keep the record from being deleted or inactivated. */
  readonly owner: EntityPlan
  /** The field that refers, as the owner's draft names it: `parentId`, `functions.departmentId`. A kept one as the record does: `region`. */
  readonly field: string
  /** The server fills the column, so no draft can change it. */
  readonly isKept?: boolean
  /** The sub-records that refer; undefined when the owner itself does. */
  readonly rows?: PlacedChild
  /** The list of ids that refers; undefined when a field does. */
  readonly join?: PlannedJoin
  /** The entity's sub-records that are referred to; undefined when its records are. */
  readonly target?: PlacedChild
}

/** The records that keep one record from being deleted or inactivated. */
export interface Obstacle {
  readonly id: number
  readonly code: string
  readonly owner: EntityPlan
  /** The first field that refers. */
  readonly field: string
  /** Records that refer by any field. */
  readonly count: number
  readonly example: Link
  /** Whether some of these references cannot move: the server fills them in, they lead to a row of the record, or their own record is final. */
  readonly isKept: boolean
}

/** The tables that refer to an entity. They come from the foreign keys of the database, so a new entity needs no entry anywhere. */
export function findDependants(plan: EntityPlan, plans: readonly EntityPlan[], catalogue: Catalogue): Dependant[] {
  const inner = allChildren(plan.children)
  return catalogue.references.flatMap(({ table, column, target: to, isOwned }): Dependant[] => {
    const target = inner.find(({ child }) => child.table === to)
    if (to !== plan.entity.table && (!target || isOwned)) return []
    const definition = plan.entity.dependants?.[table] ?? { code: 'in-use' }
    const pointing = { ...definition, table, column, ...(target && { target }) }
    const owner = plans.find(({ entity }) => entity.table === table)
    if (owner) return [{ ...pointing, owner, ...fieldOf(owner, column) }]
    const joiner = plans.find(({ joins }) => joins.some((join) => join.table === table))
    const join = joiner?.joins.find((candidate) => candidate.table === table && candidate.column === column)
    if (joiner && join) return [{ ...pointing, owner: joiner, field: join.key, join }]
    const parent = plans.find(({ children }) => allChildren(children).some(({ child }) => child.table === table))
    const rows = parent && allChildren(parent.children).find(({ child }) => child.table === table)
    if (!parent || !rows || column === 'owner_id') return []
    const { key, isKept } = keyOf(rows.child, column)
    return [{ ...pointing, owner: parent, field: `${rows.path}.${key}`, isKept, rows }]
  })
}

function fieldOf({ groups, ...plan }: EntityPlan, column: string): Pick<Dependant, 'field' | 'isKept'> {
  const group = groups.find(({ fields }) => fields.some((field) => field.column === column))
  const { key, isKept } = keyOf({ ...plan, fields: group?.fields ?? plan.fields }, column)
  return { field: group ? `${group.key}.${key}` : key, isKept }
}

function keyOf({ fields, links }: Pick<PlannedChild, 'fields' | 'links'>, column: string) {
  const drafted = fields.find((field) => field.column === column)
  return { key: drafted?.key ?? links.find((link) => link.column === column)?.key ?? column, isKept: !drafted }
}

interface Pointing extends ExpressionContext {
  readonly ids: readonly number[]
  /** True for an inactivation: counts only records that are not finished and rows that are current. A deletion counts all of them. */
  readonly onlyActive: boolean
  /** Also deleted records. @default false */
  readonly isWhole?: boolean
}

/** The rows (`r`) and records (`t`) of a dependant that refer to `ids`. */
export function pointingRows(
  { column, owner, rows: from, join, target, isCurrent }: Dependant,
  { ids, onlyActive, isWhole = false, ...context }: Pointing,
): { readonly pointer: Fragment; readonly source: Fragment; readonly condition: Fragment } {
  const reference = from || join ? sql.ref(`r.${column}`) : ownColumn(column)
  const above = target && joinAbove(target, 'p')
  const pointer = above?.recordId ?? reference
  const conditions = [
    sql`${pointer} = any(${[...ids]}::integer[])`,
    ...(isWhole ? [] : [sql`t.deleted_at is null`]),
    ...(onlyActive ? [sql`t.status = any(${liveStatuses(owner)}::text[])`] : []),
    ...(onlyActive && isCurrent ? [isCurrent(context)] : []),
  ]
  const pointing = from ? rowsOfRecords(from, owner.entity.table) : recordsOf(owner, join)
  const source = target && above ? sql`${pointing} join ${sql.table(target.child.table)} p on p.id = ${reference}${above.joins}` : pointing
  return { pointer, source, condition: sql.join(conditions, sql` and `) }
}

/** Whether a record (`t`) is final, so that nothing in it changes. */
export const isFinal = ({ entity: { contract } }: EntityPlan): Fragment => sql`t.status = any(${[...contract.finalStatuses]}::text[])`

const recordsOf = ({ entity }: EntityPlan, join: PlannedJoin | undefined): Fragment =>
  join ? sql`${sql.table(join.table)} r join ${sql.table(entity.table)} t on t.id = r.owner_id` : sql`${sql.table(entity.table)} t`
/** Statuses of records that are not finished: neither inactive nor final. A record that cannot be edited in its status counts too. */
function liveStatuses({ entity: { contract } }: EntityPlan): string[] {
  return contract.statuses.filter((status) => status !== 'inativo' && !contract.finalStatuses.includes(status))
}

interface ObstacleQuery extends Pointing {
  readonly dependants: readonly Dependant[]
  /** The entity of `ids`: its records that are part of the action are no obstacle. */
  readonly plan: EntityPlan
}

/** The records that refer to each of `ids`: each entity once, with all its records, also where several of its fields refer. */
export async function findObstacles(database: Database, { dependants, plan, ...pointing }: ObstacleQuery): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  const { inUse = 'in-use' } = plan.entity
  for (const [owner, fields] of Map.groupBy(dependants, (dependant) => dependant.owner)) {
    const others = owner.entity === plan.entity ? sql` and t.id <> all(${[...pointing.ids]}::integer[])` : sql``
    const references = fields.map((dependant, place) => {
      const { pointer, source, condition } = pointingRows(dependant, pointing)
      const isKept = dependant.isKept || dependant.target ? sql`true` : isFinal(owner)
      return sql`select ${pointer} as id, ${sql.lit(place)} as place, t.id as record, ${isKept} as kept,
          jsonb_build_object('id', t.id, 'label', t.label${paramsEntry(owner, 't')}) as example
        from ${source} where ${condition}${others}`
    })
    const obstacles = await rows<Pick<Obstacle, 'id' | 'count' | 'example' | 'isKept'> & { readonly place: number }>(
      database,
      sql`select id, min(place) as place, count(distinct record) as count, bool_or(kept) as "isKept", (array_agg(example order by place, record))[1] as example
        from (${sql.join(references, sql` union all `)}) pointing group by id`,
    )
    for (const { place, ...obstacle } of obstacles) {
      const { field = '', code = inUse, deletionCode = inUse } = fields[place] ?? {}
      found.push({ ...obstacle, code: pointing.onlyActive ? code : deletionCode, owner, field })
    }
  }
  return found
}
