import type { Link } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, firstRow, rows } from '../../database/database.js'
import { invalid, Problem } from '../../http/Problem.js'
import type { EntityPlan } from '../plan/plan.js'
import { scopeCondition } from '../plan/scope.js'
import { plainText } from '../read/searchText.js'

/** More than a person types, far less than it takes to try out document numbers. */
const limit = { seconds: 60, count: 60 } as const
/** One is enough as a warning; three show whether it happens often. */
const maxFound = 3

const scalar = z.union([z.string().max(300), z.number(), z.null()])
/** The body of a search for records with the same values. */
export const duplicateBody = z.object({
  values: z.record(z.string(), scalar),
  except: z.number().int().positive().optional(),
  root: z.number().int().positive().optional().describe('For a rule that compares the first characters: their number'),
})

/** The visible records with the same values in the fields of one of the contract's rules. @throws Problem 422 */
export async function findDuplicates(database: Database, plan: EntityPlan, body: unknown): Promise<readonly Link[]> {
  const result = duplicateBody.safeParse(body)
  const keys = Object.keys(result.data?.values ?? {})
  const rule = plan.entity.contract.unique.find(
    (known) => known.root === result.data?.root && known.fields.length === keys.length && known.fields.every((key) => keys.includes(key)),
  )
  if (!result.success || !rule) throw invalid([{ path: 'values', code: 'invalid' }])
  const { values, except = 0 } = result.data
  const fields = rule.fields.map((key) => ({ value: values[key] ?? null, field: plan.fields.find((field) => field.key === key) }))
  const conditions = fields.map(({ field, value }) => {
    if (!field) throw invalid([{ path: 'values', code: 'invalid' }])
    const column = sql.ref(`t.${field.column}`)
    if (rule.root !== undefined)
      return sql`left(${column}, ${rule.root}::integer) = left(${value}::text, ${rule.root}::integer) and ${column} <> ${value}::text`
    if (field.type !== 'text') return sql`${column}::text is not distinct from ${value === null ? null : String(value)}`
    // A hint ignores accents; a rule against duplicates compares them, as the unique index does.
    return rule.isHint ? sql`true` : sql`lower(${column}) = lower(${String(value)})`
  })
  const isFiltered = rule.isHint && rule.root === undefined
  const found = await rows<Link & Record<string, unknown>>(
    database,
    sql`select t.id, t.label, ${sql.join(fields.map(({ field }) => sql`${sql.ref(`t.${field?.column}`)} as ${sql.id(field?.key ?? '')}`))}
      from ${sql.table(plan.entity.table)} t where t.deleted_at is null and t.id <> ${String(except)}::bigint
        and ${scopeCondition(plan)} and ${sql.join(conditions, sql` and `)}
      order by t.id limit ${isFiltered ? 1000 : maxFound}`,
  )
  const isAlike = (record: Readonly<Record<string, unknown>>) =>
    fields.every(({ field, value }) => field?.type !== 'text' || plainText(textOf(record[field.key])) === plainText(textOf(value)))
  return (isFiltered ? found.filter(isAlike) : found).slice(0, maxFound).map(({ id, label }) => ({ id, label }))
}

/** Limits a user's searches. The count is in the database, so it holds across all processes. @throws Problem 429 */
export async function limitQuestions(
  database: Database,
  { userId, at }: { readonly userId: number | null; readonly at: Date },
): Promise<void> {
  const subject = sql`sha256(convert_to(${`duplicates\n${userId ?? 0}`}, 'UTF8'))`
  const since = new Date(at.getTime() - limit.seconds * 1000).toISOString()
  const isAllowed = await database.transaction().execute(async (transaction) => {
    // Without this lock, calls that arrive together would not count each other.
    await sql`select pg_advisory_xact_lock(hashtext('duplicates'), ${userId ?? 0})`.execute(transaction)
    await sql`delete from login_failure where subject = ${subject} and at <= ${since}`.execute(transaction)
    const asked = await firstRow<{ count: number }>(
      transaction,
      sql`select count(*)::integer as count from login_failure where subject = ${subject}`,
    )
    if ((asked?.count ?? 0) >= limit.count) return false
    await sql`insert into login_failure (subject, at) values (${subject}, ${at.toISOString()})`.execute(transaction)
    return true
  })
  if (!isAllowed) throw new Problem(429, 'throttled', { retryAfter: limit.seconds, params: { seconds: limit.seconds } })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
