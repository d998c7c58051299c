import type { RuleIssue } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { RuleContext } from '../../records/plan/defineEntity.js'

/** The legal capacity of people, by id. */
export const capacityById: Lookup<number, string> = async (database, ids) => {
  const found = await rows<{ id: number; capacity: string }>(
    database,
    sql`select id, legal_capacity as capacity from person where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ id, capacity }) => [id, capacity]))
}

/** Whether a person with this legal capacity may take on a duty; true when it is unknown. */
export function isResponsible(capacity: string | undefined): boolean {
  return capacity === undefined || capacity === 'adulto' || capacity === 'emancipado'
}

/** Checks that people who take on a duty are adult or emancipated. `ids` by field; only changed fields are checked. */
export async function canBeResponsible(
  { ask, before }: RuleContext,
  ids: Readonly<Record<string, number | null>>,
  code: RuleIssue['code'],
): Promise<RuleIssue[]> {
  const found = Object.entries(ids).map(async ([path, id]): Promise<RuleIssue[]> => {
    if (id === null || before?.[path] === id) return []
    return isResponsible(await ask(capacityById, id)) ? [] : [{ path, code }]
  })
  return (await Promise.all(found)).flat()
}
