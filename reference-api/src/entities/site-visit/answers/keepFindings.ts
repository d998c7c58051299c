import type { AnswerBatch, AnswerDraft, AnswerReceipt } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type DatabaseTransaction, firstRow } from '../../../database/database.js'
import { writeAudit } from '../../../records/history/audit.js'
import type { Change } from '../../../records/history/changes.js'
import type { Writer } from '../../../records/plan/defineEntity.js'
import { countGrave } from '../graveIssues.js'

interface Finding {
  readonly id: number
  readonly severity: string
  readonly description: string
  readonly deadline: string | null
  readonly state: string
}

interface Keep {
  readonly transaction: DatabaseTransaction
  readonly visitId: number
  readonly writer: Writer
}

type Given = Pick<AnswerDraft, 'questionId' | 'finding'>

/**
 * Stores findings of answers as non-conformities of the visit, one for each question, and removes the open one of an answer that says so.
 * They are part of the record, so its version changes; otherwise a form that is open elsewhere could remove them. Storing the same finding
 * twice changes nothing.
 */
export async function keepFindings(
  { answers }: AnswerBatch,
  receipts: readonly AnswerReceipt[],
  { transaction, visitId, writer }: Keep,
): Promise<void> {
  const changes: Change[] = []
  for (const [index, answer] of answers.entries()) {
    const outcome = receipts[index]?.outcome
    if (answer.finding === undefined || (outcome !== 'gravada' && outcome !== 'repetida')) continue
    const known = await findingOf(answer, { transaction, visitId })
    // A late answer must not overwrite what a user wrote since.
    if (known && outcome === 'repetida') continue
    const change = await keepOne(answer, known, { transaction, visitId })
    if (change) changes.push(change)
  }
  if (changes.length === 0) return
  await sql`update site_visit set version = version + 1, updated_at = ${writer.at}, updated_by = ${writer.userId}::integer where id = ${visitId}`.execute(
    transaction,
  )
  const visit = await firstRow<{ canteenId: number | null }>(
    transaction,
    sql`select canteen_id as "canteenId" from site_visit where id = ${visitId}`,
  )
  await countGrave(transaction, visit?.canteenId ?? null)
  await writeAudit(transaction, { entity: 'siteVisit', action: 'update', writer, entries: [{ id: visitId, changes }] })
}

const findingOf = ({ questionId }: Given, { transaction, visitId }: Omit<Keep, 'writer'>) =>
  firstRow<Finding>(
    transaction,
    sql`select id, severity, description, deadline, state from site_visit_finding
      where owner_id = ${visitId} and question_id = ${questionId} order by position limit 1`,
  )

/** @returns the change for the history; `undefined` when nothing changed */
async function keepOne(
  { questionId, finding }: Given,
  known: Finding | undefined,
  { transaction, visitId }: Omit<Keep, 'writer'>,
): Promise<Change | undefined> {
  const field = 'nonConformities[0].description'
  if (!finding) {
    // One that is being corrected has a history of its own.
    if (known?.state !== 'aberta') return undefined
    await sql`delete from site_visit_finding where id = ${known.id}`.execute(transaction)
    return { field, before: known.description, after: null }
  }
  const { severity, description, deadline, correctiveAction } = finding
  if (known?.severity === severity && known.description === description && known.deadline === deadline) return undefined
  if (known)
    await sql`update site_visit_finding set severity = ${severity}, description = ${description}, deadline = ${deadline}::date,
      corrective_action = ${correctiveAction} where id = ${known.id}`.execute(transaction)
  else
    await sql`insert into site_visit_finding (owner_id, position, question_id, severity, description, deadline, corrective_action, state)
      select ${visitId}::integer, coalesce(max(position) + 1, 0), ${questionId}::text, ${severity}::text, ${description}::text, ${deadline}::date,
        ${correctiveAction}::text, 'aberta' from site_visit_finding where owner_id = ${visitId}`.execute(transaction)
  return { field, before: known?.description ?? null, after: description }
}
