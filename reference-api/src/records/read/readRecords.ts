import type { Stored } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { commas, type Database, firstRow, type Fragment, type Row, rows } from '../../database/database.js'
import type { ExpressionContext } from '../plan/defineEntity.js'
import { joinedIds, joinedLinks, linkExpression, ownColumn, storedSelection } from '../plan/expressions.js'
import { scopeCondition } from '../plan/scope.js'
import { type EntityPlan, listedParts, type PlannedChild, type PlannedGroup } from '../plan/plan.js'

export type StoredRecord = Stored & Row

interface ReadOptions extends ExpressionContext {
  /** Leaves out the fields that lists do not show. @default false */
  readonly isList?: boolean
  /** The sub-records to read. @default all of them */
  readonly children?: readonly PlannedChild[]
  /** A condition for the records; `t` is their table. */
  readonly condition?: Fragment
}

/** The records of `ids`, in that order, with their links and sub-records. Ids that do not exist are left out. */
export async function readRecords(
  database: Database,
  plan: EntityPlan,
  { ids, ...options }: ReadOptions & { readonly ids: readonly number[] },
): Promise<StoredRecord[]> {
  if (ids.length === 0) return []
  const parts = options.isList ? listedParts(plan) : plan
  const { fields, groups, links, joins, entity } = parts
  const { children = parts.children, condition = sql`true` } = options
  const selection = [
    ...storedSelection,
    ...fields.map(({ key, column }) => sql`${ownColumn(column)} as ${sql.id(key)}`),
    ...groups.flatMap((group) => group.fields.map(({ key, column }) => sql`${ownColumn(column)} as ${sql.id(`${group.key}.${key}`)}`)),
    ...addedSelection({ links, joins, entity }, options),
  ]
  const found = await rows(
    database,
    sql`select ${commas(selection)} from ${sql.table(entity.table)} t where t.id = any(${[...ids]}::integer[]) and ${condition}`,
  )
  if (found.length === 0) return []
  const items = await Promise.all(
    children.map(async (child) => ({ key: child.key, rows: await readChildren(database, child, { ids, today: options.today }) })),
  )
  const records = new Map(found.map((row) => [row.id, gather(groups, row)]))
  for (const child of items) for (const [id, record] of records) record[child.key] = child.rows.get(id as number) ?? []
  const inList = options.isList ? entity.inList : undefined
  return ids.flatMap((id) => {
    const record = records.get(id)
    return record ? [(inList ? inList(record) : record) as StoredRecord] : []
  })
}

/**
 * The records as lists show them, without groups and sub-records, for large files. They come as one JSON text, which needs a third of the
 * memory of single values. Timestamps are in the database's ISO form.
 */
export async function readFlatRecords(
  database: Database,
  plan: EntityPlan,
  { ids, ...context }: ExpressionContext & { readonly ids: readonly number[] },
): Promise<Row[]> {
  const { fields, links, joins, entity } = listedParts(plan)
  const selection = [
    ...storedSelection,
    // As text, because a JSON number would lose the zeros of a decimal.
    ...fields.map(({ key, column, type }) => sql`${ownColumn(column)}${type === 'numeric' ? sql`::text` : sql``} as ${sql.id(key)}`),
    ...addedSelection({ links, joins, entity }, context),
  ]
  const answer = await firstRow<{ records: readonly Row[] | null }>(
    database,
    sql`select json_agg(r) as records from (
      select ${commas(selection)} from ${sql.table(entity.table)} t where t.id = any(${[...ids]}::integer[])) r`,
  )
  const records = new Map((answer?.records ?? []).map((record) => [record.id, record]))
  const { inList = (record: Row) => record } = entity
  return ids.flatMap((id) => {
    const record = records.get(id)
    return record ? [inList(record)] : []
  })
}

function addedSelection({ links, joins, entity }: Pick<EntityPlan, 'links' | 'joins' | 'entity'>, context: ExpressionContext): Fragment[] {
  return [
    ...joins.flatMap((join) => [sql`${joinedIds(join)} as ${sql.id(join.key)}`, sql`${joinedLinks(join)} as ${sql.id(join.links)}`]),
    ...links.map((link) => sql`${linkExpression(link, 't')} as ${sql.id(link.key)}`),
    ...Object.entries(entity.computed ?? {}).map(([key, expression]) => sql`${expression(context)} as ${sql.id(key)}`),
  ]
}

interface OneRecord extends ExpressionContext {
  readonly id: number
  /** Locks the record until the transaction ends. @default false */
  readonly isLocked?: boolean
}

/** One record; undefined when it does not exist or is deleted. */
export async function readRecord(
  database: Database,
  plan: EntityPlan,
  { id, isLocked = false, ...context }: OneRecord,
): Promise<StoredRecord | undefined> {
  const condition = sql`t.deleted_at is null and ${scopeCondition(plan)}`
  // In a statement of its own, so that the next one sees what another transaction wrote while this one waited.
  if (isLocked) await sql`select 1 from ${sql.table(plan.entity.table)} t where t.id = ${id} and ${condition} for update`.execute(database)
  const [record] = await readRecords(database, plan, { ids: [id], condition, ...context })
  return record
}

async function readChildren(
  database: Database,
  child: PlannedChild,
  { ids, ...context }: ExpressionContext & { readonly ids: readonly number[] },
): Promise<Map<number, Row[]>> {
  const selection = [
    ...[...child.fields, ...child.kept].map(({ key, column }) => sql`${sql.ref(`r.${column}`)} as ${sql.id(key)}`),
    ...child.links.map((link) => sql`${linkExpression(link, 'r')} as ${sql.id(link.key)}`),
    ...Object.entries(child.computed).map(([key, expression]) => sql`${expression(context)} as ${sql.id(key)}`),
  ]
  const found = await rows<Row & { readonly $owner: number; readonly id: number }>(
    database,
    sql`select r.owner_id as "$owner", ${commas([sql`r.id`, ...selection])} from ${sql.table(child.table)} r
      where r.owner_id = any(${[...ids]}::integer[]) order by r.owner_id, r.position, r.id`,
  )
  const inner = new Map<string, Map<number, Row[]>>()
  const rowIds = found.map(({ id }) => id)
  for (const below of rowIds.length === 0 ? [] : child.children)
    inner.set(below.key, await readChildren(database, below, { ids: rowIds, ...context }))
  const byOwner = new Map<number, Row[]>()
  for (const { $owner, ...row } of found) {
    const lists = [...inner].map(([key, byRow]) => [key, byRow.get(row.id) ?? []])
    const whole = lists.length === 0 ? row : { ...row, ...Object.fromEntries(lists) }
    const rowsOfOwner = byOwner.get($owner)
    if (rowsOfOwner) rowsOfOwner.push(whole)
    else byOwner.set($owner, [whole])
  }
  return byOwner
}

/** Turns flat columns into objects; a group with only empty columns is `null`. */
function gather(groups: readonly PlannedGroup[], row: Row): Record<string, unknown> {
  const record: Record<string, unknown> = { ...row }
  for (const { key, fields } of groups) {
    const group: Record<string, unknown> = {}
    for (const field of fields) {
      const name = `${key}.${field.key}`
      group[field.key] = record[name]
      delete record[name]
    }
    record[key] = Object.values(group).every((value) => value === null) ? null : group
  }
  return record
}
