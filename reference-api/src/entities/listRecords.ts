import { sql } from 'kysely'
import { commas, type Database, type Fragment, firstRow, rows } from '../database/database.js'
import { listCondition } from './conditions.js'
import type { ExpressionContext } from './defineEntity.js'
import { sortExpression } from './expressions.js'
import type { ListNarrowing, ListQuery, SortKey } from './listQuery.js'
import type { EntityPlan } from './plan.js'
import { readRecords, type StoredRecord } from './readRecords.js'

/** Counting stops here: a total never delays the rows. */
const countCap = 10_000

export interface RecordTotal {
  readonly total: number
  readonly totalIsExact: boolean
}
export interface RecordPage {
  readonly data: readonly StoredRecord[]
  /** Without a total when it was not asked for and does not follow from the rows. */
  readonly meta: { readonly total: number | null; readonly totalIsExact: boolean; readonly page: number; readonly perPage: number }
}

/** One page of a list. The ids come first, from an index alone where one serves the order; only the page's own rows are read in full. */
export async function listRecords(
  database: Database,
  plan: EntityPlan,
  { query, ...context }: ExpressionContext & { readonly query: ListQuery },
): Promise<RecordPage> {
  const { page, perPage } = query
  const table = sql.table(plan.entity.table)
  const condition = listCondition(plan, query, context)
  const found = await rows<{ id: number }>(
    database,
    sql`select t.id from ${table} t where ${condition} order by ${orderBy(plan, query.sort, context)} limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  const ids = found.map(({ id }) => id)
  const isLast = ids.length < perPage && (page === 1 || ids.length > 0)
  const total = isLast
    ? capped((page - 1) * perPage + ids.length)
    : query.isCounted && (await countRecords(database, plan, { query, ...context }))
  const data = await readRecords(database, plan, { ids, isList: true, ...context })
  return { data, meta: { ...(total || { total: null, totalIsExact: false }), page, perPage } }
}

/** How many records a search and filters find: to the cap, or to the end, which an action on all of them must be told first. */
export async function countRecords(
  database: Database,
  plan: EntityPlan,
  { query, ...context }: ExpressionContext & { readonly query: ListNarrowing & { readonly isExact?: boolean } },
): Promise<RecordTotal> {
  const found = sql`select 1 from ${sql.table(plan.entity.table)} t where ${listCondition(plan, query, context)}`
  const selection = query.isExact ? found : sql`${found} limit ${countCap + 1}`
  const answer = await firstRow<{ count: number }>(database, sql`select count(*) as count from (${selection}) found`)
  const total = answer?.count ?? 0
  return query.isExact ? { total, totalIsExact: true } : capped(total)
}

function capped(total: number): RecordTotal {
  return { total: Math.min(total, countCap), totalIsExact: total <= countCap }
}

/** The keys asked for, then the id in the last key's direction, so that an index on (key, id) serves both directions. */
function orderBy(plan: EntityPlan, sort: readonly SortKey[], context: ExpressionContext): Fragment {
  const keys = sort.map((key) => replaceKey(plan, key))
  const parts = keys.map(({ key, isDescending }) => {
    const { value, isRequired } = sortExpression(plan, key, context)
    if (!isDescending) return value
    return isRequired ? sql`${value} desc` : sql`${value} desc nulls last`
  })
  if (keys.some(({ key }) => key === 'id')) return commas(parts)
  return commas([...parts, keys.at(-1)?.isDescending ? sql`t.id desc` : sql`t.id`])
}

function replaceKey(plan: EntityPlan, sort: SortKey): SortKey {
  const other = plan.entity.sortBy?.[sort.key]
  if (other === undefined) return sort
  return { key: other.replace(/^-/, ''), isDescending: other.startsWith('-') !== sort.isDescending }
}
