import { type RawBuilder, sql } from 'kysely'
import { commas, type Database, rows } from '../../database/database.js'
import { violationOf } from '../../database/violations.js'
import { columnOf, filterColumn } from '../plan/expressions.js'
import type { EntityPlan } from '../plan/plan.js'

interface ListIndex {
  readonly name: string
  readonly table: string
  readonly definition: RawBuilder<unknown>
}

/**
 * What lists need to answer at once however long they are: an index for each order that the contract offers, one in the usual order for each
 * other filter by a column, one of what was deleted, and trigrams for the search inside words. They follow from the definitions and cost more to build than everything else together, so they come after the data and are no
 * migration; without the right to install pg_trgm the search works all the same, by reading whole tables.
 */
export async function ensureListIndexes(
  database: Database,
  { plans, isConcurrent }: { readonly plans: readonly EntityPlan[]; readonly isConcurrent: boolean },
): Promise<void> {
  const hasSearch = await hasTrigrams(database)
  const build = async (target: Database) => {
    for (const plan of plans) {
      const indexes = [...sortIndexes(plan), ...filterIndexes(plan), hiddenIndex(plan), ...(hasSearch ? [searchIndex(plan)] : [])]
      for (const index of indexes) await ensureIndex(target, index, isConcurrent)
    }
  }
  // Beside work each is a statement of its own; where nobody waits one transaction spares a hundred commits.
  if (isConcurrent) await build(database)
  else await database.transaction().execute(build)
}

function sortIndexes(plan: EntityPlan): ListIndex[] {
  const { contract, table } = plan.entity
  return orderColumns(plan, [...contract.sortable, contract.defaultSort]).map(({ column, type }) => {
    const carried = rangeTypes.includes(type) ? choiceColumns(plan).filter((choice) => choice !== column) : []
    return carried.length === 0
      ? { name: `${table}_sort_${column}`, table, definition: sql`(${sql.ref(column)}, id) where deleted_at is null` }
      : {
          name: `${table}_range_${column}`,
          table,
          // Whoever asks for a range of birthdays asks for a legal capacity beside it: they are counted from the index alone.
          definition: sql`(${sql.ref(column)}, id) include (${refs(carried)}) where deleted_at is null`,
        }
  })
}

/** Of what has ranges, as dates and numbers do. */
const rangeTypes = ['date', 'integer', 'numeric']

/** The columns of filters that offer a closed list. */
function choiceColumns(plan: EntityPlan): string[] {
  const { contract, filters = {} } = plan.entity
  return contract.filters.flatMap((key) => {
    const found = filters[key] || !plan.choices.has(key) ? undefined : filterColumn(plan, key)
    return found && !found.type.endsWith('[]') ? [found.column] : []
  })
}

const refs = (columns: readonly string[]) => commas(columns.map((column) => sql.ref(column)))

/** The columns behind these orders, each once; the id is part of every index. */
function orderColumns(plan: EntityPlan, orders: readonly string[]): { readonly column: string; readonly type: string }[] {
  const columns = orders.flatMap((key) => {
    const own = columnOf(plan, (plan.entity.sortBy?.[key] ?? key).replace(/^-/, ''))
    return own ? [[own.column, own] as const] : []
  })
  return [...new Map(columns).values()].filter(({ column }) => column !== 'id')
}

/** For filters by a column that has no index as an order: whoever is rare among a million is found, and whoever is not is counted, at once. */
function filterIndexes(plan: EntityPlan): ListIndex[] {
  const { contract, table, filters = {} } = plan.entity
  const orders = orderColumns(plan, contract.sortable).map(({ column }) => column)
  const [usual] = orderColumns(plan, [contract.defaultSort])
  return contract.filters
    .flatMap((key) => (filters[key] ? [] : (filterColumn(plan, key) ?? [])))
    .filter(({ column, type }) => !orders.includes(column) && !type.endsWith('[]'))
    .map(({ column }) => ({
      name: `${table}_filter_${column}`,
      table,
      // Whoever narrows by a column narrows by status too.
      definition: sql`(${refs([column, ...(usual ? [usual.column] : []), 'id'])}) include (status) where deleted_at is null`,
    }))
}

const hiddenIndex = ({ entity }: EntityPlan): ListIndex => ({
  name: `${entity.table}_hidden`,
  table: entity.table,
  definition: sql`(deleted_at, id) where deleted_at is not null`,
})

const searchIndex = ({ entity }: EntityPlan): ListIndex => ({
  name: `${entity.table}_search`,
  table: entity.table,
  definition: sql`using gin (search_text gin_trgm_ops)`,
})

async function ensureIndex(database: Database, { name, table, definition }: ListIndex, isConcurrent: boolean): Promise<void> {
  const [known] = await rows<{ isValid: boolean }>(
    database,
    sql`select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`,
  )
  if (known?.isValid) return
  // Left behind by a build that was interrupted.
  if (known) await sql`drop index ${sql.table(name)}`.execute(database)
  const how = isConcurrent ? sql`concurrently` : sql``
  await sql`create index ${how} if not exists ${sql.id(name)} on ${sql.table(table)} ${definition}`.execute(database)
}

async function hasTrigrams(database: Database): Promise<boolean> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(database)
    return true
  } catch (error) {
    // Twins that start together: the other one installs it.
    return violationOf(error)?.kind === 'unique'
  }
}
