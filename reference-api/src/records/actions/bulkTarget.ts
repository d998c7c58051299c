import { toFieldIssues } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { rows } from '../../database/database.js'
import { invalid, Problem, unreadable } from '../../http/Problem.js'
import { listCondition } from '../read/listCondition.js'
import { filtersOf, readFilter } from '../read/readListQuery.js'
import type { WriteContext } from '../write/writeRecord.js'

const id = z.number().int().positive()

/** The records of an action: these ids, or everything that a list's filter finds. */
export const bulkTarget = z.union([
  z.object({ ids: z.array(id).min(1).max(1000) }),
  z.object({ filter: z.record(z.string(), z.string()), except: z.array(id).max(10_000), expected: z.number().int().min(0) }),
])

/** The ids of the records. @throws Problem 409 `count-changed` when the filter finds another number of records than the person saw */
export async function readBulkTarget(
  { transaction, plan, today, writer }: WriteContext,
  body: unknown,
  { isHidden }: { readonly isHidden: boolean },
): Promise<number[]> {
  const result = bulkTarget.safeParse(body)
  if (!result.success) throw invalid(toFieldIssues(result.error.issues))
  if ('ids' in result.data) return [...new Set(result.data.ids)]
  const { filter, except, expected } = result.data
  const unknown = Object.keys(filter).find((name) => name !== 'busca' && !filtersOf(plan.entity.contract).includes(name))
  if (unknown !== undefined)
    throw unreadable(`filter.${unknown}`, 'unknown-parameter', { known: ['busca', ...filtersOf(plan.entity.contract)].join(', ') })
  const condition = listCondition(
    plan,
    { ...readFilter(plan.entity.contract, filter), isHidden },
    { today, userId: writer.userId ?? undefined },
  )
  const found = await rows<{ id: number }>(
    transaction,
    sql`select t.id from ${sql.table(plan.entity.table)} t where ${condition} and t.id <> all(${except.map(String)}::bigint[]) order by t.id`,
  )
  if (found.length !== expected) {
    const counts = { expected, actual: found.length }
    throw new Problem(409, 'count-changed', { params: counts, data: counts })
  }
  return found.map((row) => row.id)
}
