import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../database/database.js'
import type { Expression, RuleContext } from './defineEntity.js'

/** Of functions held (`r`), those held today. */
export const heldNow: Expression = ({ today }) => sql`(r."end" is null or r."end" >= ${today}::date) and r.start <= ${today}::date`

/** Of functions held (`r`), those held today or later. */
export const notEnded: Expression = ({ today }) => sql`(r."end" is null or r."end" >= ${today}::date)`

/** People who take on a duty are adult or emancipated. `ids` by the field that names them; only what changed is asked. */
export async function canBeResponsible(
  { database, before }: RuleContext,
  ids: Readonly<Record<string, number | null>>,
  code: string,
): Promise<FieldIssue[]> {
  const asked = Object.entries(ids).flatMap(([path, id]) => (id === null || before?.[path] === id ? [] : [{ path, id }]))
  if (asked.length === 0) return []
  const unfit = await rows<{ id: number }>(
    database,
    sql`select id from person where id = any(${asked.map(({ id }) => String(id))}::bigint[]) and legal_capacity not in ('adulto', 'emancipado')`,
  )
  return asked.filter(({ id }) => unfit.some((person) => person.id === id)).map(({ path }) => ({ path, code }))
}
