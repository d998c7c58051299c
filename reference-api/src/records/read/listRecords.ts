import { sql } from 'kysely'
import { type Database, firstRow, type Fragment } from '../../database/database.js'
import { foundIds } from './listCondition.js'
import type { ExpressionContext } from '../plan/defineEntity.js'
import type { ListNarrowing, ListQuery } from './readListQuery.js'
import type { PagePositions } from './pagePositions.js'
import type { EntityPlan } from '../plan/plan.js'
import { readNearIds } from './readNearIds.js'
import { readPageIds } from './readPageIds.js'
import { readRecords, type StoredRecord } from './readRecords.js'
import { seenOf } from './seenRecords.js'

/** Counting stops here, so that the total does not delay the rows. */
const countCap = 10_000

export interface RecordTotal {
  readonly total: number
  readonly totalIsExact: boolean
  /** Says which records these are; an action on all of them sends it back. Only of an exact count. */
  readonly seen?: string
}
export interface RecordPage {
  readonly data: readonly StoredRecord[]
  /** `total` is null when it was not requested and the rows do not show it. */
  readonly meta: {
    readonly total: number | null
    readonly totalIsExact: boolean
    readonly page: number
    readonly perPage: number
    /** The record right before the page; null on the first page and beyond the last one. */
    readonly before: number | null
  }
}

/** One page of a list. Reads the ids first, from an index alone where one has the order, and then only this page's rows in full. */
export async function listRecords(
  database: Database,
  plan: EntityPlan,
  { query, positions, ...context }: ExpressionContext & { readonly query: ListQuery; readonly positions?: PagePositions },
): Promise<RecordPage> {
  const { page, perPage } = query
  const { ids, count, before } =
    query.isNearestFirst && query.search.trim() !== ''
      ? await readNearIds(database, plan, { ...query, limit: perPage, ...context })
      : await readPageIds(database, plan, { query, positions, ...context })
  const isLast = ids.length < perPage && (page === 1 || ids.length > 0)
  const known = isLast ? (page - 1) * perPage + ids.length : count
  const total = known === undefined ? query.isCounted && (await countRecords(database, plan, { query, ...context })) : capped(known)
  const data = await readRecords(database, plan, { ids, isList: true, ...context })
  return { data, meta: { ...(total || { total: null, totalIsExact: false }), page, perPage, before: before ?? null } }
}

/** How many records a search and filters find. Stops at the cap unless `isExact`, which an action on all of them needs. */
export async function countRecords(
  database: Database,
  plan: EntityPlan,
  { query, at, ...context }: ExpressionContext & { readonly query: ListNarrowing & { readonly isExact?: boolean }; readonly at?: Date },
): Promise<RecordTotal> {
  const found = foundIds(plan, query, context)
  if (query.isExact && at) return countExactly(database, found, at)
  const answer = await firstRow<{ count: number }>(database, sql`select count(*) as count from (${found} limit ${countCap + 1}) found`)
  return capped(answer?.count ?? 0)
}

async function countExactly(database: Database, found: Fragment, at: Date): Promise<RecordTotal> {
  const answer = await firstRow<{ count: number; ids: string }>(
    database,
    sql`select count(*) as count, coalesce(string_agg(id::text, ',' order by id), '') as ids from (${found}) found`,
  )
  return { total: answer?.count ?? 0, totalIsExact: true, seen: seenOf(answer?.ids ?? '', at) }
}

function capped(total: number): RecordTotal {
  return { total: Math.min(total, countCap), totalIsExact: total <= countCap }
}
