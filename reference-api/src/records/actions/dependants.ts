import { sql } from 'kysely'
import { type Database, type Fragment, rows } from '../../database/database.js'
import type { Catalogue } from '../../database/readCatalogue.js'
import type { DependantDefinition, ExpressionContext } from '../plan/defineEntity.js'
import { ownColumn } from '../plan/expressions.js'
import type { EntityPlan } from '../plan/plan.js'

/** Rows of another table that point at an entity's records, and whose records they belong to. */
export interface Dependant extends DependantDefinition {
  readonly table: string
  readonly column: string
  /** The entity whose records stand in the way. */
  readonly owner: EntityPlan
  /** The field that points, as the owner's draft has it: `parentId`, `functions.departmentId`. */
  readonly field: string
  readonly isChild: boolean
}

/** What stands in the way of one record. */
export interface Obstacle {
  readonly id: number
  readonly code: string
  readonly owner: EntityPlan
  readonly field: string
  readonly count: number
  readonly example: { readonly id: number; readonly label: string }
}

/** Who refers to an entity, from the database's own foreign keys: a new entity is taken into account without a word. */
export function findDependants(plan: EntityPlan, plans: readonly EntityPlan[], catalogue: Catalogue): Dependant[] {
  return catalogue.references
    .filter(({ target }) => target === plan.entity.table)
    .flatMap(({ table, column }): Dependant[] => {
      const definition = plan.entity.dependants?.[table] ?? { code: 'in-use' }
      const owner = plans.find(({ entity }) => entity.table === table)
      if (owner) return [{ ...definition, table, column, owner, field: fieldOf(owner, column), isChild: false }]
      const joiner = plans.find(({ joins }) => joins.some((join) => join.table === table))
      const join = joiner?.joins.find((candidate) => candidate.table === table && candidate.column === column)
      if (joiner && join) return [{ ...definition, table, column, owner: joiner, field: join.key, isChild: true }]
      const parent = plans.find(({ children }) => children.some((child) => child.table === table))
      const child = parent?.children.find((candidate) => candidate.table === table)
      if (!parent || !child || column === 'owner_id') return []
      const key = child.fields.find((field) => field.column === column)?.key ?? column
      return [{ ...definition, table, column, owner: parent, field: `${child.key}.${key}`, isChild: true }]
    })
}

function fieldOf({ fields, groups }: EntityPlan, column: string): string {
  const own = fields.find((field) => field.column === column)
  if (own) return own.key
  const group = groups.find((candidate) => candidate.fields.some((field) => field.column === column))
  return `${group?.key}.${group?.fields.find((field) => field.column === column)?.key}`
}

interface Pointing extends ExpressionContext {
  readonly ids: readonly number[]
  /** Only active records and what holds at present, for an inactivation; a deletion minds all of it. */
  readonly onlyActive: boolean
}

/** The rows (`r`) and records (`t`) of a dependant that point at `ids`. */
export function pointingRows(
  { table, column, owner, isChild, isCurrent }: Dependant,
  { ids, onlyActive, ...context }: Pointing,
): { readonly pointer: Fragment; readonly source: Fragment; readonly condition: Fragment } {
  const pointer = isChild ? sql.ref(`r.${column}`) : ownColumn(column)
  const conditions = [
    sql`${pointer} = any(${[...ids]}::integer[])`,
    sql`t.deleted_at is null`,
    ...(onlyActive ? [sql`t.status = 'ativo'`] : []),
    ...(onlyActive && isCurrent ? [isCurrent(context)] : []),
  ]
  const source = isChild
    ? sql`${sql.table(table)} r join ${sql.table(owner.entity.table)} t on t.id = r.owner_id`
    : sql`${sql.table(owner.entity.table)} t`
  return { pointer, source, condition: sql.join(conditions, sql` and `) }
}

interface ObstacleQuery extends Pointing {
  readonly dependants: readonly Dependant[]
  /** The entity of `ids`: records of it that go along are no obstacle. */
  readonly plan: EntityPlan
}

/** The records that refer to each of `ids`. */
export async function findObstacles(database: Database, { dependants, plan, ...pointing }: ObstacleQuery): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  const { inUse = 'in-use' } = plan.entity
  for (const dependant of dependants) {
    const { owner, field, code, deletionCode = inUse } = dependant
    const { pointer, source, condition } = pointingRows(dependant, pointing)
    const others = owner === plan ? sql` and t.id <> all(${[...pointing.ids]}::integer[])` : sql``
    const obstacles = await rows<Pick<Obstacle, 'id' | 'count' | 'example'>>(
      database,
      sql`select ${pointer} as id, count(distinct t.id) as count,
          (array_agg(jsonb_build_object('id', t.id, 'label', t.label) order by t.id))[1] as example
        from ${source} where ${condition}${others} group by 1`,
    )
    found.push(...obstacles.map((obstacle) => ({ ...obstacle, code: pointing.onlyActive ? code : deletionCode, owner, field })))
  }
  return found
}
