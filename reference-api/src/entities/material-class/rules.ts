import type { RuleIssue, MaterialClassDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { RuleContext } from '../../records/plan/defineEntity.js'

/**
 * The group and the code cannot change while the class has items, because items contain its code. Deleted items count, because they can be
 * restored.
 */
export async function checkClassCode(
  { groupId, code }: MaterialClassDraft,
  { database, id, before }: RuleContext,
): Promise<readonly RuleIssue[]> {
  const changed = [...(before?.groupId === groupId ? [] : ['groupId']), ...(before?.code === code ? [] : ['code'])]
  if (id === undefined || changed.length === 0) return []
  const carrying = await rows(database, sql`select 1 from material where class_id = ${id} limit 1`)
  return carrying.length > 0 ? changed.map((path) => ({ path, code: 'materialClass.codeInUse' })) : []
}

/** The code of the group and of the class: `GGCC`. */
export async function stampFullCode({ groupId, code }: MaterialClassDraft, { ask }: RuleContext) {
  return { full_code: `${(await ask(codeOfGroup, groupId)) ?? ''}${code}` }
}

const codeOfGroup: Lookup<number, string> = async (database, ids) => {
  const found = await rows<{ id: number; code: string }>(
    database,
    sql`select id, code from material_group where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ id, code }) => [id, code]))
}
