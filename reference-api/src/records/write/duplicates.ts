import type { Link, UniqueRule } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import { commas, type Database, firstRow, type Fragment, type Row, rows } from '../../database/database.js'
import { invalid, Problem } from '../../http/Problem.js'
import type { EntityPlan, PlannedField } from '../plan/plan.js'
import { escaped, plainText } from '../read/searchText.js'
import { type DuplicateQuestion, findNear, maxCompared, others } from './nearDuplicates.js'

/**
 * Questions of one user in a minute. More than a person types, far less than it takes to try out document numbers. Near texts are asked about
 * during typing, at most once in 400 ms, and name no document.
 */
const limits = { same: 60, near: 150 } as const
const limitSeconds = 60
/** One is enough as a warning; three show whether it happens often. */
const maxFound = 3

const scalar = z.union([z.string().max(300), z.number(), z.null()])
/** The body of a search for records with the same values. */
export const duplicateBody = z.object({
  values: z.record(z.string(), scalar),
  except: z.number().int().positive().optional(),
  root: z.number().int().positive().optional().describe('For a rule that compares the first characters: their number'),
})

/** The question in a body. @throws Problem 422 */
export function readQuestion({ entity, fields }: EntityPlan, body: unknown): DuplicateQuestion {
  const { data } = duplicateBody.safeParse(body)
  const keys = Object.keys(data?.values ?? {})
  const rule = entity.contract.unique.find(
    (known) => known.root === data?.root && known.fields.length === keys.length && known.fields.every((key) => keys.includes(key)),
  )
  if (!data || !rule?.fields.every((key) => fields.some((field) => field.key === key))) throw invalid([{ path: 'values', code: 'invalid' }])
  return { rule, values: data.values, except: data.except ?? 0 }
}

/** The visible records with the same values, or with texts that are nearly the same. */
export async function findDuplicates(database: Database, plan: EntityPlan, question: DuplicateQuestion): Promise<readonly Link[]> {
  const { rule, values, except } = question
  if (rule.isNear) return findNear(database, plan, question)
  const fields = plan.fields.filter(({ key }) => rule.fields.includes(key))
  const isFiltered = rule.isHint && rule.root === undefined
  const found = await rows<Link & Row>(
    database,
    sql`select t.id, t.label, ${commas(fields.map(({ key, column }) => sql`${sql.ref(`t.${column}`)} as ${sql.id(key)}`))}
      from ${sql.table(plan.entity.table)} t where ${others(plan, except)}
        and ${sql.join(
          fields.map((field) => condition(plan, rule, { field, value: values[field.key] ?? null })),
          sql` and `,
        )}
      order by t.id limit ${isFiltered ? maxCompared : maxFound}`,
  )
  const isAlike = (record: Row) =>
    fields.every(({ key, type }) => type !== 'text' || plainText(textOf(record[key])) === plainText(textOf(values[key])))
  return (isFiltered ? found.filter(isAlike) : found).slice(0, maxFound).map(({ id, label }) => ({ id, label }))
}

/** The condition of one field of a rule. A hint ignores accents; a rule against duplicates compares them, as the unique index does. */
function condition(
  { entity }: EntityPlan,
  { root, isHint }: UniqueRule,
  { field: { key, column, type }, value }: { readonly field: PlannedField; readonly value: string | number | null },
): Fragment {
  const own = sql.ref(`t.${column}`)
  if (root !== undefined) return sql`left(${own}, ${root}::integer) = left(${value}::text, ${root}::integer) and ${own} <> ${value}::text`
  if (type !== 'text') return sql`${own}::text is not distinct from ${value === null ? null : String(value)}`
  if (!isHint) return sql`lower(${own}) = lower(${String(value)})`
  // The search's index finds the few records that contain the text.
  return entity.contract.search.includes(key) ? sql`t.search_text like ${`%${escaped(plainText(textOf(value)))}%`}` : sql`true`
}

/** Limits a user's searches. The count is in the database, so it holds across all processes. @throws Problem 429 */
export async function limitQuestions(
  database: Database,
  { userId, at, rule }: { readonly userId: number | null; readonly at: Date; readonly rule: UniqueRule },
): Promise<void> {
  const kind = rule.isNear ? 'near' : 'same'
  const subject = sql`sha256(convert_to(${`duplicates ${kind}\n${userId ?? 0}`}, 'UTF8'))`
  const since = new Date(at.getTime() - limitSeconds * 1000).toISOString()
  const isAllowed = await database.transaction().execute(async (transaction) => {
    // Without this lock, calls that arrive together would not count each other.
    await sql`select pg_advisory_xact_lock(hashtext('duplicates'), ${userId ?? 0})`.execute(transaction)
    await sql`delete from login_failure where subject = ${subject} and at <= ${since}`.execute(transaction)
    const asked = await firstRow<{ count: number }>(
      transaction,
      sql`select count(*)::integer as count from login_failure where subject = ${subject}`,
    )
    if ((asked?.count ?? 0) >= limits[kind]) return false
    await sql`insert into login_failure (subject, at) values (${subject}, ${at.toISOString()})`.execute(transaction)
    return true
  })
  if (!isAllowed) throw new Problem(429, 'throttled', { retryAfter: limitSeconds, params: { seconds: limitSeconds } })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
