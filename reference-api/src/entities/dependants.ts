import { sql } from 'kysely'
import { type Database, rows } from '../database/database.js'
import type { Catalogue } from '../database/catalogue.js'
import type { DependantDefinition, ExpressionContext } from './defineEntity.js'
import { ownColumn } from './expressions.js'
import type { EntityPlan } from './plan.js'

/** Rows of another table that point at an entity's records, and whose records they belong to. */
export interface Dependant extends DependantDefinition {
  readonly table: string
  readonly column: string
  /** The entity whose records stand in the way. */
  readonly owner: EntityPlan
  readonly isChild: boolean
}

/** What stands in the way of one record. */
export interface Obstacle {
  readonly id: number
  readonly code: string
  readonly owner: EntityPlan
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
      if (owner) return [{ ...definition, table, column, owner, isChild: false }]
      const parent = plans.find(({ children }) => children.some((child) => child.table === table))
      return parent && column !== 'owner_id' ? [{ ...definition, table, column, owner: parent, isChild: true }] : []
    })
}

interface ObstacleQuery extends ExpressionContext {
  readonly dependants: readonly Dependant[]
  readonly ids: readonly number[]
  /** Only active records and what holds at present, for an inactivation; a deletion minds all of it. */
  readonly onlyActive: boolean
  /** Records of the same table that go along, and so are no obstacle. */
  readonly leaving: readonly number[]
  readonly table: string
}

/** The records that refer to each of `ids`. */
export async function findObstacles(
  database: Database,
  { dependants, ids, onlyActive, leaving, table, ...context }: ObstacleQuery,
): Promise<Obstacle[]> {
  const found: Obstacle[] = []
  for (const { column, code, owner, isChild, isCurrent, ...dependant } of dependants) {
    const source = isChild
      ? sql`${sql.table(dependant.table)} r join ${sql.table(owner.entity.table)} t on t.id = r.owner_id`
      : sql`${sql.table(owner.entity.table)} t`
    const pointer = isChild ? sql.ref(`r.${column}`) : ownColumn(column)
    const conditions = [
      sql`${pointer} = any(${[...ids]}::integer[])`,
      sql`t.deleted_at is null`,
      ...(onlyActive ? [sql`t.status = 'ativo'`] : []),
      ...(onlyActive && isCurrent ? [isCurrent(context)] : []),
      ...(owner.entity.table === table ? [sql`t.id <> all(${[...leaving]}::integer[])`] : []),
    ]
    const obstacles = await rows<Omit<Obstacle, 'owner' | 'code'>>(
      database,
      sql`select ${pointer} as id, count(distinct t.id) as count,
          (array_agg(jsonb_build_object('id', t.id, 'label', t.label) order by t.id))[1] as example
        from ${source} where ${sql.join(conditions, sql` and `)} group by 1`,
    )
    found.push(...obstacles.map((obstacle) => ({ ...obstacle, code: onlyActive ? code : 'in-use', owner })))
  }
  return found
}
