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

type Counted = ExpressionContext & { readonly query: ListNarrowing }

/** How many records a search and filters find, up to the cap. */
export async function countRecords(database: Database, plan: EntityPlan, { query, ...context }: Counted): Promise<RecordTotal> {
  return capped(await countOf(database, sql`${foundIds(plan, query, context)} limit ${countCap + 1}`))
}

/** How many records filters find, however many they are. */
export function countExactly(database: Database, plan: EntityPlan, { query, ...context }: Counted): Promise<number> {
  return countOf(database, foundIds(plan, query, context))
}

async function countOf(database: Database, found: Fragment): Promise<number> {
  const answer = await firstRow<{ count: number }>(database, sql`select count(*) as count from (${found}) found`)
  return answer?.count ?? 0
}

/** Which records a search and filters find, however many they are: an action on all of them names them by `seen`. */
export async function identifyRecords(
  database: Database,
  plan: EntityPlan,
  { query, at, ...context }: Counted & { readonly at: Date },
): Promise<RecordTotal & { readonly seen: string }> {
  const answer = await firstRow<{ count: number; ids: string }>(
    database,
    sql`select count(*) as count, coalesce(string_agg(id::text, ',' order by id), '') as ids from (${foundIds(plan, query, context)}) found`,
  )
  return { total: answer?.count ?? 0, totalIsExact: true, seen: seenOf(answer?.ids ?? '', at) }
}

function capped(total: number): RecordTotal {
  return { total: Math.min(total, countCap), totalIsExact: total <= countCap }
}
