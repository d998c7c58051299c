import { sql } from 'kysely'
import type { Fragment } from '../../database/database.js'
import type { ExpressionContext } from './defineEntity.js'
import type { EntityPlan, PlannedJoin, PlannedLink } from './plan.js'

// Columns of every entity's table, by their key in the record.
const stored: Readonly<Record<string, { readonly column: string; readonly type: string }>> = {
  id: { column: 'id', type: 'integer' },
  label: { column: 'label', type: 'text' },
  status: { column: 'status', type: 'text' },
  version: { column: 'version', type: 'integer' },
  createdAt: { column: 'created_at', type: 'timestamp with time zone' },
  updatedAt: { column: 'updated_at', type: 'timestamp with time zone' },
}

/** A column of the entity's table, which every statement calls `t`. */
export const ownColumn = (column: string): Fragment => sql.ref(`t.${column}`)

/** `{ id, label }` of the row that a link refers to, or null. `from` is the alias of the table with the reference. */
export function linkExpression(link: PlannedLink, from: string): Fragment {
  return sql`(select ${linkObject(link)} from ${sql.table(link.table)} l where l.id = ${sql.ref(`${from}.${link.column}`)})`
}

function linkObject({ label, more }: Pick<PlannedLink, 'label' | 'more'>): Fragment {
  const others = Object.entries(more).map(([key, value]) => sql`, ${sql.lit(key)}, ${value}`)
  return sql`jsonb_build_object('id', l.id, 'label', ${sql.ref(`l.${label}`)}${sql.join(others, sql``)})`
}

/** The ids of all records of a join, in order. */
export const joinedIds = ({ table, column }: PlannedJoin): Fragment =>
  sql`(select coalesce(jsonb_agg(${sql.ref(`j.${column}`)} order by j.position), '[]') from ${sql.table(table)} j where j.owner_id = t.id)`

/** The records of a join as `{ id, label }`, in order. */
export const joinedLinks = (join: PlannedJoin): Fragment =>
  sql`(select coalesce(jsonb_agg(${linkObject(join)} order by j.position), '[]')
    from ${sql.table(join.table)} j join ${sql.table(join.target)} l on l.id = ${sql.ref(`j.${join.column}`)} where j.owner_id = t.id)`

/** The column of a key of the record; undefined when it has none. */
export function columnOf(
  plan: EntityPlan,
  key: string,
): { readonly column: string; readonly type: string; readonly isRequired: boolean } | undefined {
  const common = stored[key]
  if (common) return { ...common, isRequired: true }
  // Only lists of deleted records use it.
  if (key === 'deletedAt') return { column: 'deleted_at', type: 'timestamp with time zone', isRequired: true }
  return plan.fields.find((field) => field.key === key)
}

/** The column of a filter: a key of the record, or `cityId` for the column of the link `city`. */
export function filterColumn(plan: EntityPlan, key: string): { readonly column: string; readonly type: string } | undefined {
  const link = plan.links.find((candidate) => `${candidate.key}Id` === key)
  return columnOf(plan, key) ?? (link && { column: link.column, type: 'integer' })
}

/** The value to sort by for a key of the record. */
export function sortExpression(
  plan: EntityPlan,
  key: string,
  context: ExpressionContext,
): { readonly value: Fragment; readonly isRequired: boolean } {
  const column = columnOf(plan, key)
  if (column) return { value: ownColumn(column.column), isRequired: column.isRequired }
  const link = plan.links.find((candidate) => candidate.key === key)
  if (link) {
    const value = sql`(select ${sql.ref(`l.${link.label}`)} from ${sql.table(link.table)} l where l.id = ${ownColumn(link.column)})`
    return { value, isRequired: false }
  }
  const computed = plan.entity.computed?.[key]
  if (computed) return { value: computed(context), isRequired: false }
  throw new Error(
    `${plan.entity.contract.name}.sortable: "${key}" is neither column, link nor computed. Define it under "computed" or "sortBy".`,
  )
}

/** Columns that every record carries besides its draft's. */
export const storedSelection: readonly Fragment[] = [
  ...Object.entries(stored).map(([key, { column }]) => sql`${ownColumn(column)} as ${sql.id(key)}`),
  ...['created', 'updated'].map(
    (word) =>
      sql`(select jsonb_build_object('id', u.id, 'label', u.name) from app_user u where u.id = ${ownColumn(`${word}_by`)}) as ${sql.id(`${word}By`)}`,
  ),
]
