import { sql } from 'kysely'
import { type Database, type Fragment, rows } from '../../database/database.js'
import { listCondition } from './listCondition.js'
import type { ExpressionContext } from '../plan/defineEntity.js'
import { type ListNarrowing, readSort } from './readListQuery.js'
import type { EntityPlan } from '../plan/plan.js'
import { exactFirst, type PageIds, readPageIds, seekableOrder, sortMatches } from './readPageIds.js'
import { nearPatterns, plainText } from './searchText.js'

interface NearRequest extends ListNarrowing, ExpressionContext {
  readonly rank?: Fragment
  readonly limit: number
}

/** Up to this many matches are ranked one by one; with more, the person has to type more. */
const fewToRank = 2000

/** When thousands of records match, this many rows of their list contain more matches than a page shows. */
const nearby = 5000

/** Extra rows to read: names are sorted with accents and social names, so records that begin with the search may be a few places away. */
const besides = 100

/**
 * The best matches of a search: first records with exactly this number, then those that begin with it, then those with a word that begins
 * with it, then the rest.
 */
export async function readNearIds(database: Database, plan: EntityPlan, request: NearRequest): Promise<PageIds> {
  const { search, filters, isHidden, limit, rank, today, userId } = request
  const sort = readSort(plan.entity.contract)
  const query = { page: 1, perPage: limit, sort, rank, search, filters, isHidden, isCounted: false }
  const [begins, word] = nearPatterns(search)
  const nearness = sql`case when t.search_text like ${begins} then 0 when t.search_text like ${word} then 1 else 2 end`
  const exact = exactFirst(search)
  const first = exact ? sql`${exact} * 3 + ${nearness}` : nearness
  const ranked = await sortMatches(database, plan, { today, userId, query, offset: 0, most: fewToRank, first })
  if (ranked.ids) return { ids: ranked.ids, count: ranked.count }
  const near = await readNearby(database, plan, request)
  return near.length === limit ? { ids: near } : readPageIds(database, plan, { today, userId, query })
}

/**
 * For very many matches: first those that begin with the search, found near the place of that name in the list, then the first matches of
 * the list.
 */
async function readNearby(
  database: Database,
  plan: EntityPlan,
  { search, filters, isHidden, limit, ...context }: NearRequest,
): Promise<number[]> {
  const order = seekableOrder(plan, readSort(plan.entity.contract))
  if (order?.type !== 'text' || order.isDescending) return []
  const [begins] = nearPatterns(search)
  const condition = listCondition(plan, { search, filters: new Map(), isHidden }, context)
  const visible = listCondition(plan, { search: '', filters, isHidden }, context)
  const passed = (place: Fragment, most: number) =>
    sql`select t.id, t.search_text, t.deleted_at, ${order.column} as value from ${sql.table(plan.entity.table)} t
      where ${place} order by ${order.column}, t.id limit ${most}`
  const found = await rows<{ id: number }>(
    database,
    sql`select id from (
        (select 0 as part, t.id, t.value from (${passed(sql`${visible} and ${order.column} >= ${plainText(search)}`, besides)}) t
          where t.search_text like ${begins} order by t.value, t.id limit ${limit})
        union all
        (select 1, t.id, t.value from (${passed(visible, nearby)}) t where ${condition} and t.search_text not like ${begins}
          order by t.value, t.id limit ${limit})
      ) near order by part, value, id limit ${limit}`,
  )
  return found.map(({ id }) => id)
}
