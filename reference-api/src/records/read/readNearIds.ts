import { sql } from 'kysely'
import { type Database, type Fragment, rows } from '../../database/database.js'
import { listCondition } from './listCondition.js'
import type { ExpressionContext } from '../plan/defineEntity.js'
import { type ListNarrowing, readSort } from './readListQuery.js'
import type { EntityPlan } from '../plan/plan.js'
import { type PageIds, readPageIds, seekableOrder, sortMatches } from './readPageIds.js'
import { nearPatterns, plainText } from './searchText.js'

interface NearRequest extends ListNarrowing, ExpressionContext {
  readonly limit: number
}

/** So many are ranked one by one; whoever finds more has to type on. */
const fewToRank = 2000

/** What thousands of records hold stands among so many rows of their list more often than anybody is shown. */
const nearby = 5000

/** Who begins with a name stands where the name would, but for accents and social names. */
const besides = 100

/** The records that a search means: first those that begin with what is searched, then those of which a word does, then the rest. */
export async function readNearIds(database: Database, plan: EntityPlan, request: NearRequest): Promise<PageIds> {
  const { search, filters, isHidden, limit, today, userId } = request
  const sort = readSort(plan.entity.contract)
  const query = { page: 1, perPage: limit, sort, search, filters, isHidden, isCounted: false }
  const [begins, word] = nearPatterns(search)
  const first = sql`case when t.search_text like ${begins} then 0 when t.search_text like ${word} then 1 else 2 end`
  const ranked = await sortMatches(database, plan, { today, userId, query, offset: 0, most: fewToRank, first })
  if (ranked.ids) return { ids: ranked.ids, count: ranked.count }
  const near = await readNearby(database, plan, request)
  return near.length === limit ? { ids: near } : readPageIds(database, plan, { today, userId, query })
}

/** Of very many: who stands where the name would stand in the list and begins with it, then who comes first in the list. */
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
