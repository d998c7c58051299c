import { type RawBuilder, sql } from 'kysely'
import { type Database, rows } from '../database/database.js'
import { violationOf } from '../database/violations.js'
import { planEntities } from './entities.js'
import { columnOf } from './expressions.js'
import type { EntityPlan } from './plan.js'

interface ListIndex {
  readonly name: string
  readonly table: string
  readonly definition: RawBuilder<unknown>
}

/**
 * What lists need to answer at once however long they are: an index for each order that the contract offers, and trigrams for the search inside
 * words. They follow from the definitions and cost more to build than everything else together, so they come after the data and are no
 * migration; without the right to install pg_trgm the search works all the same, by reading whole tables.
 */
export async function ensureListIndexes(database: Database, { isConcurrent }: { readonly isConcurrent: boolean }): Promise<void> {
  const { plans } = await planEntities(database)
  const hasSearch = await hasTrigrams(database)
  for (const plan of plans) {
    for (const index of [...sortIndexes(plan), ...(hasSearch ? [searchIndex(plan)] : [])]) await ensureIndex(database, index, isConcurrent)
  }
}

function sortIndexes({ entity, ...plan }: EntityPlan): ListIndex[] {
  const columns = [...entity.contract.sortable, entity.contract.defaultSort].flatMap((key) => {
    const own = (entity.sortBy?.[key] ?? key).replace(/^-/, '')
    return columnOf({ entity, ...plan }, own)?.column ?? []
  })
  return [...new Set(columns)]
    .filter((column) => column !== 'id')
    .map((column) => ({
      name: `${entity.table}_sort_${column}`,
      table: entity.table,
      definition: sql`(${sql.ref(column)}, id) where deleted_at is null`,
    }))
}

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
