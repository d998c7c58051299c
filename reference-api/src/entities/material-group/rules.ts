import type { FieldIssue, MaterialGroupDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { RuleContext } from '../../records/plan/defineEntity.js'

/** Every class carries its group's code, and so does every item: it stays while there are classes, deleted ones too, because they may come back. */
export async function checkGroupCode({ code }: MaterialGroupDraft, { database, id, before }: RuleContext): Promise<FieldIssue[]> {
  if (id === undefined || before?.code === code) return []
  const carrying = await rows(database, sql`select 1 from material_class where group_id = ${id} limit 1`)
  return carrying.length > 0 ? [{ path: 'code', code: 'materialGroup.codeInUse' }] : []
}
