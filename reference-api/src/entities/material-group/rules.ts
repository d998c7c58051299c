import type { RuleIssue, MaterialGroupDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { RuleContext } from '../../records/plan/defineEntity.js'

/**
 * The code cannot change while the group has classes, because classes and items contain it. Deleted classes count, because they can be
 * restored.
 */
export async function checkGroupCode({ code }: MaterialGroupDraft, { database, id, before }: RuleContext): Promise<RuleIssue[]> {
  if (id === undefined || before?.code === code) return []
  const carrying = await rows(database, sql`select 1 from material_class where group_id = ${id} limit 1`)
  return carrying.length > 0 ? [{ path: 'code', code: 'materialGroup.codeInUse' }] : []
}
