import type { RuleIssue, Questionnaire, QuestionnaireDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type DatabaseTransaction, firstRow, rows } from '../../database/database.js'
import { writeAudit } from '../../records/history/audit.js'
import type { RuleContext, TransitionContext } from '../../records/plan/defineEntity.js'

interface Edition {
  readonly code: string
  readonly edition: number
}

/** A new edition must follow a published one, and only one draft edition may exist at a time. */
export async function checkEdition({ previousId }: QuestionnaireDraft, { database, id, before }: RuleContext): Promise<RuleIssue[]> {
  if (id !== undefined) return before?.previousId === previousId ? [] : [{ path: 'previousId', code: 'questionnaire.previousStays' }]
  if (previousId === null) return []
  const previous = await editionOf(database, previousId)
  const draft = await firstRow<Edition>(
    database,
    sql`select edition from questionnaire where code = ${previous?.code} and status = 'rascunho' and deleted_at is null`,
  )
  return draft ? [{ path: 'previousId', code: 'questionnaire.draftExists', params: { edition: draft.edition } }] : []
}

/** Sets code and edition on creation: those of the previous edition with the next number, or a new code. */
export async function stampEdition({ previousId }: QuestionnaireDraft, { database, id }: RuleContext) {
  const known = id === undefined ? undefined : await editionOf(database, id)
  if (known) return { code: known.code, edition: known.edition }
  if (previousId !== null) {
    // Deleted editions keep their number, because inspections may refer to them.
    const last = await firstRow<Edition>(
      database,
      sql`select code, edition from questionnaire where code = (select code from questionnaire where id = ${previousId}) order by edition desc limit 1`,
    )
    if (last) return { code: last.code, edition: last.edition + 1 }
  }
  const next = await firstRow<{ number: number }>(database, sql`select nextval('questionnaire_code') as number`)
  return { code: `QST-${String(next?.number).padStart(3, '0')}`, edition: 1 }
}

/** A questionnaire whose validity has ended cannot be published. */
export async function checkValidity({ validTo }: Questionnaire, { today }: TransitionContext): Promise<RuleIssue[]> {
  return validTo !== null && validTo < today ? [{ path: 'validTo', code: 'questionnaire.expired' }] : []
}

/** Archives the previous edition, because only one may be in use, and writes this to its history. */
export async function archiveFormer({ id, code }: Questionnaire, { database, actor }: TransitionContext) {
  const at = new Date().toISOString()
  const former = await rows<{ id: number }>(
    database,
    sql`update questionnaire set status = 'arquivado', version = version + 1, updated_at = ${at}, updated_by = ${actor.userId}
      where code = ${code} and status = 'publicado' and deleted_at is null and id <> ${id} returning id`,
  )
  const entries = former.map((record) => ({ id: record.id, changes: [{ field: 'status', before: 'publicado', after: 'arquivado' }] }))
  const writer = { userId: actor.userId, at }
  // The cast is safe: an effect runs in the transaction of its change.
  await writeAudit(database as DatabaseTransaction, { entity: 'questionnaire', action: 'transition', writer, entries })
  return {}
}

const editionOf = (database: Database, id: number) =>
  firstRow<Edition>(database, sql`select code, edition from questionnaire where id = ${id} for update`)
