import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { Expression, RuleContext } from '../../records/plan/defineEntity.js'

/** Of functions held (`r`), those held today. */
export const heldNow: Expression = ({ today }) => sql`(r."end" is null or r."end" >= ${today}::date) and r.start <= ${today}::date`

/** Of functions held (`r`), those held today or later. */
export const notEnded: Expression = ({ today }) => sql`(r."end" is null or r."end" >= ${today}::date)`

/** What people may do by law, by id. */
export const capacityById: Lookup<number, string> = async (database, ids) => {
  const found = await rows<{ id: number; capacity: string }>(
    database,
    sql`select id, legal_capacity as capacity from person where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ id, capacity }) => [id, capacity]))
}

/** Whether a person of this capacity, if known, may take on a duty. */
export function isResponsible(capacity: string | undefined): boolean {
  return capacity === undefined || capacity === 'adulto' || capacity === 'emancipado'
}

/** People who take on a duty are adult or emancipated. `ids` by the field that names them; only what changed is asked. */
export async function canBeResponsible(
  { ask, before }: RuleContext,
  ids: Readonly<Record<string, number | null>>,
  code: string,
): Promise<FieldIssue[]> {
  const found = Object.entries(ids).map(async ([path, id]) => {
    if (id === null || before?.[path] === id) return []
    return isResponsible(await ask(capacityById, id)) ? [] : [{ path, code }]
  })
  return (await Promise.all(found)).flat()
}
