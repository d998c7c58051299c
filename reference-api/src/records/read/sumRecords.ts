import { sql } from 'kysely'
import { type Database, firstRow } from '../../database/database.js'
import type { ExpressionContext } from '../plan/defineEntity.js'
import { sortExpression } from '../plan/expressions.js'
import type { EntityPlan } from '../plan/plan.js'
import { listCondition } from './listCondition.js'
import type { ListNarrowing } from './readListQuery.js'

/**
 * The sums of the contract's `aggregates` over all records that a search and filters find: exact decimal strings, `"0"` when there are
 * none.
 */
export async function sumRecords(
  database: Database,
  plan: EntityPlan,
  { query, ...context }: ExpressionContext & { readonly query: ListNarrowing },
): Promise<Readonly<Record<string, string>>> {
  const { table, contract } = plan.entity
  const sums = Object.keys(contract.aggregates).map(
    // As text, because a JSON number would lose the zeros.
    (key) => sql`coalesce(sum((${sortExpression(plan, key, context).value})::numeric), 0)::text as ${sql.id(key)}`,
  )
  const answer = await firstRow<Record<string, string>>(
    database,
    sql`select ${sql.join(sums)} from ${sql.table(table)} t where ${listCondition(plan, query, context)}`,
  )
  return answer ?? {}
}
