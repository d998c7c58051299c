import { type Link, toFieldIssues } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { rows } from '../../database/database.js'
import { invalid, Problem, unreadable } from '../../http/Problem.js'
import { listCondition } from '../read/listCondition.js'
import { filtersOf, readFilter } from '../read/readListQuery.js'
import { isSameSeen, seenAt, seenOf, seenPattern } from '../read/seenRecords.js'
import type { WriteContext } from '../write/writeRecord.js'

const id = z.number().int().positive()

/** The records of an action: these ids, or everything that a list's filter finds. */
export const bulkTarget = z.union([
  z.object({ ids: z.array(id).min(1).max(1000) }),
  z.object({
    filter: z.record(z.string(), z.string()),
    except: z.array(id).max(10_000),
    expected: z.number().int().min(0),
    seen: z
      .string()
      .regex(seenPattern)
      .optional()
      .describe('From `/contagem?exata=1`: refuses with 409 matches-changed when the filter finds other records now'),
  }),
])

/**
 * The ids of the records.
 * @throws Problem 409 `count-changed` or `matches-changed` when the filter finds another number of records, or others, than the person saw
 */
export async function readBulkTarget(
  { transaction, plan, today, writer }: WriteContext,
  body: unknown,
  { isHidden }: { readonly isHidden: boolean },
): Promise<number[]> {
  const result = bulkTarget.safeParse(body)
  if (!result.success) throw invalid(toFieldIssues(result.error.issues))
  if ('ids' in result.data) return [...new Set(result.data.ids)]
  const { filter, except, expected, seen } = result.data
  const unknown = Object.keys(filter).find((name) => name !== 'busca' && !filtersOf(plan.entity.contract).includes(name))
  if (unknown !== undefined)
    throw unreadable(`filter.${unknown}`, 'unknown-parameter', { known: ['busca', ...filtersOf(plan.entity.contract)].join(', ') })
  const condition = listCondition(
    plan,
    { ...readFilter(plan.entity.contract, filter), isHidden },
    { today, userId: writer.userId ?? undefined },
  )
  const all = await rows<{ id: number }>(
    transaction,
    sql`select t.id from ${sql.table(plan.entity.table)} t where ${condition} order by t.id`,
  )
  const left = new Set(except)
  const ids = all.flatMap((row) => (left.has(row.id) ? [] : [row.id]))
  const now = seenOf(all.map((row) => row.id).join(), new Date(writer.at))
  const isOther = seen !== undefined && !isSameSeen(seen, now)
  if (ids.length === expected && !isOther) return ids
  const counts = { expected, actual: ids.length }
  const recent = seen === undefined ? [] : await readRecent({ transaction, plan }, { ids, since: seenAt(seen) })
  throw new Problem(409, isOther ? 'matches-changed' : 'count-changed', { params: counts, data: { ...counts, seen: now, recent } })
}

/** Names enough to recognize what happened. */
const mostRecent = 5

/** The records that are new or were changed since a moment, the latest first: those that joined are among them. */
function readRecent(
  { transaction, plan }: Pick<WriteContext, 'transaction' | 'plan'>,
  { ids, since }: { readonly ids: readonly number[]; readonly since: Date },
): Promise<Link[]> {
  return rows<Link>(
    transaction,
    sql`select id, label from ${sql.table(plan.entity.table)} where id = any(${[...ids]}::integer[]) and updated_at >= ${since}
      order by updated_at desc, id desc limit ${mostRecent}`,
  )
}
