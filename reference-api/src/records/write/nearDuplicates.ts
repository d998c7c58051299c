import type { Link, UniqueRule } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow, type Fragment, rows } from '../../database/database.js'
import type { EntityPlan } from '../plan/plan.js'
import { scopeCondition } from '../plan/scope.js'
import { escaped, plainText } from '../read/searchText.js'

/** What a form asks: the values of one of the contract's rules. */
export interface DuplicateQuestion {
  readonly rule: UniqueRule
  readonly values: Readonly<Record<string, string | number | null>>
  /** The record that is edited. */
  readonly except: number
}

const maxFound = 5
/** Records compared by a question at most. A word that every second record contains would be compared with all of them. */
export const maxCompared = 1000
/** The share of trigrams that two texts have in common. Below it, one text is only a small part of the other. */
const leastSimilarity = 0.3

/**
 * The visible records whose first search text is nearly the same as the rule's first value, best first. Records that begin with the value are
 * always compared; of those that contain nearly the same words (pg_trgm's `%>`, 0.6 of their trigrams), the first ones found.
 * Both use the index of the search. Without pg_trgm there is no answer.
 */
export async function findNear(
  database: Database,
  plan: EntityPlan,
  { rule, values, except }: DuplicateQuestion,
): Promise<readonly Link[]> {
  const [first, ...more] = rule.fields
  const text = plainText(String(values[first] ?? ''))
  const has = await firstRow<{ trigrams: boolean }>(database, sql`select to_regproc('word_similarity') is not null as trigrams`)
  if (!text || !has?.trigrams) return []
  const equal = more.map((key) => {
    const column = plan.fields.find((field) => field.key === key)?.column
    return sql`t.${sql.id(column ?? key)}::text is not distinct from ${values[key] === null ? null : String(values[key])}`
  })
  const compared = (isNear: Fragment) => sql`(select t.id, t.label, t.search_text from ${sql.table(plan.entity.table)} t
    where ${sql.join([others(plan, except), ...equal, isNear], sql` and `)} limit ${maxCompared})`
  return rows<Link>(
    database,
    sql`select c.id, c.label
      from (${compared(sql`t.search_text like ${` ${escaped(text)}%`}`)} union ${compared(sql`t.search_text %> ${text}::text`)}) c
        cross join lateral similarity(split_part(c.search_text, ' |', 1), ${text}::text) s(value)
      where s.value >= ${leastSimilarity}::real order by s.value desc, c.id limit ${maxFound}`,
  )
}

/** The condition that a row is visible and not the record that is edited. */
export const others = (plan: EntityPlan, except: number): Fragment =>
  sql`t.deleted_at is null and t.id <> ${String(except)}::bigint and ${scopeCondition(plan)}`
