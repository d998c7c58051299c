import type { RuleIssue, Material, MaterialDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { RuleContext } from '../../records/plan/defineEntity.js'

/** Rules of domain model B6.10 that need other records. */
export async function checkMaterial(draft: MaterialDraft, context: RuleContext): Promise<RuleIssue[]> {
  const found = await Promise.all([checkPlace(draft, context), checkImages(draft, context), checkUse(draft, context)])
  return found.flat()
}

/** The class must belong to the group, and the code must begin with both codes. */
async function checkPlace({ groupId, classId, code }: MaterialDraft, { ask }: RuleContext): Promise<RuleIssue[]> {
  const found = await ask(classById, classId)
  if (!found) return []
  if (found.groupId !== groupId) return [{ path: 'classId', code: 'material.classOfGroup' }]
  return code.startsWith(found.fullCode) ? [] : [{ path: 'code', code: 'material.codeOfClass', params: { value: found.fullCode } }]
}

/** Only an item of an active class comes into use. The lock keeps the class from being inactivated meanwhile. */
export async function checkClassInUse({ classId }: Material, { database }: RuleContext): Promise<RuleIssue[]> {
  const held = await rows<{ status: string }>(database, sql`select status from material_class where id = ${classId} for key share`)
  return held.some(({ status }) => status === 'ativo') ? [] : [{ path: '', code: 'material.classInactive' }]
}

/** An item that is part of a lot keeps its type, group and class. */
async function checkUse(draft: MaterialDraft, { database, id, before }: RuleContext): Promise<RuleIssue[]> {
  const changed = (['type', 'groupId', 'classId'] as const).filter((key) => before && before[key] !== draft[key])
  if (changed.length === 0) return []
  const used = await rows(database, sql`select 1 from lot_item where material_id = ${id} limit 1`)
  return used.length === 0 ? [] : changed.map((path) => ({ path, code: 'material.usedInLot' }))
}

/** Images must be JPEG or PNG, because browsers show them beside the description. */
async function checkImages({ images }: MaterialDraft, { ask }: RuleContext): Promise<RuleIssue[]> {
  const mimes = await Promise.all(images.map(({ fileId }) => ask(mimeById, fileId)))
  return mimes.flatMap((mime, index) =>
    mime === undefined || mime === 'image/jpeg' || mime === 'image/png' ? [] : [{ path: `images[${index}].fileId`, code: 'picture' }],
  )
}

/** Fills in the class's nature of expense when the item has none. */
export async function stampNature({ expenseNature, classId }: MaterialDraft, { ask }: RuleContext) {
  return { expense_nature: expenseNature ?? (await ask(classById, classId))?.expenseNature ?? null }
}

interface PlaceOfClass {
  readonly id: number
  readonly groupId: number
  readonly fullCode: string
  readonly expenseNature: string | null
}

const classById: Lookup<number, PlaceOfClass> = async (database, ids) => {
  const found = await rows<PlaceOfClass>(
    database,
    sql`select id, group_id as "groupId", full_code as "fullCode", default_expense_nature as "expenseNature"
      from material_class where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map((row) => [row.id, row]))
}

const mimeById: Lookup<number, string> = async (database, ids) => {
  const found = await rows<{ id: number; mime: string }>(
    database,
    sql`select id, mime from attachment where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ id, mime }) => [id, mime]))
}
