import { type RawBuilder, sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { commas, type Database, firstRow } from '../../database/database.js'
import { violationOf } from '../../database/violations.js'
import { columnOf, filterColumn } from '../plan/expressions.js'
import type { EntityPlan } from '../plan/plan.js'

interface ListIndex {
  readonly name: string
  readonly table: string
  readonly definition: RawBuilder<unknown>
}

interface IndexBuild {
  readonly plans: readonly EntityPlan[]
  /** Builds beside the requests of this and other processes. */
  readonly isConcurrent: boolean
  /** Ends the work early. @default never */
  readonly isStopped?: () => boolean
}

/**
 * Creates the indexes that keep long lists fast: one for each order of the contract (two where the column may be empty), one in the default
 * order for each other filter by a column, one for deleted records, and trigrams for the search inside words.
 * They follow from the definitions, and building them takes longer than everything else, so they are no migration and come after the data.
 * Without the right to install pg_trgm the search still works, by reading whole tables.
 */
export async function ensureListIndexes(database: Database, { plans, isConcurrent, isStopped = () => false }: IndexBuild): Promise<void> {
  const hasSearch = await hasTrigrams(database)
  const build = async (target: Database) => {
    for (const plan of plans) {
      const indexes = [...sortIndexes(plan), ...filterIndexes(plan), hiddenIndex(plan), ...(hasSearch ? [searchIndex(plan)] : [])]
      for (const index of indexes) if (!isStopped()) await ensureIndex(target, index, isConcurrent)
    }
  }
  // While others use the database, each index is built by its own statement; otherwise one transaction saves a hundred commits.
  if (isConcurrent) await inTurn(database, { work: () => build(database), isStopped })
  else await database.transaction().execute(build)
}

function sortIndexes(plan: EntityPlan): ListIndex[] {
  const { contract, table } = plan.entity
  return orderColumns(plan, [...contract.sortable, contract.defaultSort]).flatMap(({ column, type, isRequired }) => {
    const carried = rangeTypes.includes(type) ? choiceColumns(plan).filter((choice) => choice !== column) : []
    const upwards =
      carried.length === 0
        ? { name: `${table}_sort_${column}`, table, definition: sql`(${sql.ref(column)}, id) where deleted_at is null` }
        : {
            name: `${table}_range_${column}`,
            table,
            // People who filter by a range of birthdays also filter by legal capacity; with both in the index, rows are counted from it
            // alone.
            definition: sql`(${sql.ref(column)}, id) include (${refs(carried)}) where deleted_at is null`,
          }
    // Empty values come last in both directions, so reading the first index backwards gives another order.
    const downwards = {
      name: `${table}_late_${column}`,
      table,
      definition: sql`(${sql.ref(column)} desc nulls last, id desc) where deleted_at is null`,
    }
    return isRequired ? [upwards] : [upwards, downwards]
  })
}

/** Column types that are filtered by range. */
const rangeTypes = ['date', 'integer', 'numeric']

/** The columns of filters with a closed list. */
function choiceColumns(plan: EntityPlan): string[] {
  const { contract, filters = {} } = plan.entity
  return contract.filters.flatMap((key) => {
    const found = filters[key] || !plan.choices.has(key) ? undefined : filterColumn(plan, key)
    return found && !found.type.endsWith('[]') ? [found.column] : []
  })
}

const refs = (columns: readonly string[]) => commas(columns.map((column) => sql.ref(column)))

/** The columns of these orders without duplicates. The id is left out, because every index ends with it. */
function orderColumns(
  plan: EntityPlan,
  orders: readonly string[],
): { readonly column: string; readonly type: string; readonly isRequired: boolean }[] {
  const columns = orders.flatMap((key) => {
    const own = columnOf(plan, (plan.entity.sortBy?.[key] ?? key).replace(/^-/, ''))
    return own ? [[own.column, own] as const] : []
  })
  return [...new Map(columns).values()].filter(({ column }) => column !== 'id')
}

/** Indexes for filters by a column that no order has. They find rare values in a million records and count frequent ones quickly. */
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
      // People who filter by a column usually filter by status too.
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

// An arbitrary constant: one process after the other builds indexes.
const indexLock = 20_240_110
const turnMilliseconds = 500

/**
 * Runs the work while no other process does. The lock is held by a transaction that does nothing else. Such a transaction has no snapshot, so
 * a build does not wait for it; waiting inside a statement would have one, and so would a statement with parameters, whose portal stays open.
 */
async function inTurn(
  database: Database,
  { work, isStopped }: { readonly work: () => Promise<void>; readonly isStopped: () => boolean },
): Promise<void> {
  while (!isStopped()) {
    const isDone = await database
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (holder) => {
        const lock = await firstRow<{ isMine: boolean }>(holder, sql`select pg_try_advisory_xact_lock(${sql.lit(indexLock)}) as "isMine"`)
        if (lock?.isMine) await work()
        return lock?.isMine === true
      })
    if (isDone) return
    await wait(turnMilliseconds)
  }
}

/**
 * A statement that builds or drops an index concurrently may wait long, for a backup for example, but nobody waits for it: its lock on the
 * table lets others read and write. So it has no time limit, which would only make it begin again.
 */
async function ensureIndex(database: Database, { name, table, definition }: ListIndex, isConcurrent: boolean): Promise<void> {
  const known = await firstRow<{ isValid: boolean; isBuilding: boolean }>(
    database,
    sql`select indisvalid as "isValid", exists (select 1 from pg_stat_progress_create_index p where p.index_relid = indexrelid) as "isBuilding"
      from pg_index where indexrelid = to_regclass(${name})`,
  )
  // A process that was killed may have left its build running in the database.
  if (known?.isValid || known?.isBuilding) return
  const how = isConcurrent ? sql`concurrently` : sql``
  // An interrupted build left this index invalid.
  if (known) await sql`drop index ${how} if exists ${sql.id(name)}`.execute(database)
  await sql`create index ${how} if not exists ${sql.id(name)} on ${sql.table(table)} ${definition}`.execute(database)
}

async function hasTrigrams(database: Database): Promise<boolean> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(database)
    return true
  } catch (error) {
    // Two servers may start together: the other one installs it.
    return violationOf(error)?.kind === 'unique'
  }
}
