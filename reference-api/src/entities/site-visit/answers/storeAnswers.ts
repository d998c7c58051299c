import {
  type AnswerBatch,
  type AnswerDraft,
  type AnswerReceipt,
  type AskedQuestionnaire,
  checkAnswer,
  hasFiles,
  type StoredAnswer,
} from '@esporte-parana/sdk/contracts'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { sentBy } from '../../../attachments/sentBy.js'
import { type DatabaseTransaction, firstRow, rows } from '../../../database/database.js'
import type { Writer } from '../../../records/plan/defineEntity.js'
import { answerColumns } from './readAnswers.js'

type Question = AskedQuestionnaire['sections'][number]['questions'][number]

interface Store {
  readonly transaction: DatabaseTransaction
  readonly visitId: number
  readonly deviceId: string
  readonly writer: Writer
}

/**
 * Stores answers one after the other, in the order in which they came. An answer that was stored before changes nothing, however often and however late it comes
 * again; one that did not know what another device answered meanwhile is told so, and changes nothing either.
 */
export async function storeAnswers(
  { deviceId, answers }: AnswerBatch,
  context: Omit<Store, 'deviceId'> & { readonly questionnaire: AskedQuestionnaire },
): Promise<AnswerReceipt[]> {
  const questions = new Map(
    context.questionnaire.sections.flatMap((section) => section.questions.map((question) => [question.code, question])),
  )
  const receipts: AnswerReceipt[] = []
  for (const answer of answers) receipts.push(await storeOne(answer, questions.get(answer.questionId), { ...context, deviceId }))
  return receipts
}

async function storeOne(given: AnswerDraft, question: Question | undefined, store: Store): Promise<AnswerReceipt> {
  const { questionId, key } = given
  const receipt = (outcome: AnswerReceipt['outcome'], current: StoredAnswer | null, issues: AnswerReceipt['issues'] = []) => ({
    questionId,
    key,
    outcome,
    current,
    issues,
  })
  if (!question) return receipt('recusada', null, [{ path: 'questionId', code: 'siteVisit.noQuestion' }])
  const answer = hasFiles(question.type) ? { ...given, value: filesOf(given) } : given
  const current = await currentOf(store, questionId)
  if (await isKnown(store, key)) return receipt('repetida', current ?? null)
  const issues = [...checkAnswer(question, answer), ...(await pictureIssues(answer, question, store))]
  if (issues.length > 0) return receipt('recusada', current ?? null, issues)
  const isSame = current !== undefined && isSameAnswer(current, answer)
  // A finding that is corrected is news, though the answer stays.
  if (isSame && !answer.finding) return receipt('repetida', current)
  if (current && !isSame && current.deviceId !== store.deviceId && current.key !== answer.after) return receipt('conflito', current)
  // Of one device what it answered last counts, however it was sent.
  const isLate =
    current !== undefined && current.key !== answer.after && current.deviceId === store.deviceId && answer.answeredAt < current.answeredAt
  await insertAnswer(answer, store, !isLate)
  return isLate ? receipt('repetida', current) : receipt('gravada', (await currentOf(store, questionId)) ?? null)
}

/** The files that a value names; where it names none, all of them. */
function filesOf({ value, photos }: AnswerDraft): readonly string[] | null {
  const named = value === null ? photos.map(({ sha256 }) => sha256) : [value].flat()
  return named.length > 0 ? named : null
}

const currentOf = ({ transaction, visitId }: Store, questionId: string) =>
  firstRow<StoredAnswer>(
    transaction,
    sql`select ${answerColumns} from site_visit_answer a where a.owner_id = ${visitId} and a.question_id = ${questionId} and a.is_current`,
  )

const isKnown = async ({ transaction, visitId }: Store, key: string): Promise<boolean> =>
  (await firstRow(transaction, sql`select 1 as known from site_visit_answer where owner_id = ${visitId} and key = ${key}::uuid`)) !==
  undefined

/** Of the files that are there already: where photos are wanted, they are pictures. */
async function pictureIssues(
  { photos }: AnswerDraft,
  { type }: Question,
  { transaction, writer }: Store,
): Promise<AnswerReceipt['issues']> {
  if (photos.length === 0 || type === 'arquivo') return []
  const other = await firstRow(
    transaction,
    sql`select 1 as known from attachment where sha256 = any(${photos.map(({ sha256 }) => sha256)}::text[]) and ${sentBy(writer)} and mime not like 'image/%'`,
  )
  return other ? [{ path: 'photos', code: 'picture' }] : []
}

/** Two devices that say the same do not disagree. */
function isSameAnswer(current: StoredAnswer, given: AnswerDraft): boolean {
  const said = ({ value, na, comment, photos }: Pick<AnswerDraft, 'value' | 'na' | 'comment' | 'photos'>) => ({
    value,
    na,
    comment,
    photos: photos.map(({ sha256 }) => sha256),
  })
  return isDeepStrictEqual(said(current), said(given))
}

async function insertAnswer(answer: AnswerDraft, { transaction, visitId, deviceId, writer }: Store, isCurrent: boolean): Promise<void> {
  const { questionId, key, value, na, comment, answeredAt, photos } = answer
  if (isCurrent)
    await sql`update site_visit_answer set is_current = false where owner_id = ${visitId} and question_id = ${questionId} and is_current`.execute(
      transaction,
    )
  const row = await firstRow<{ id: number }>(
    transaction,
    sql`insert into site_visit_answer (owner_id, question_id, key, value, na, comment, answered_at, received_at, device_id, by_id, is_current)
      values (${visitId}, ${questionId}, ${key}::uuid, ${JSON.stringify(value)}::jsonb, ${na}, ${comment}, ${answeredAt}::timestamptz,
        ${writer.at}::timestamptz, ${deviceId}::uuid, ${writer.userId}::integer, ${isCurrent}) returning id`,
  )
  if (photos.length === 0) return
  await sql`insert into site_visit_answer_file (owner_id, position, sha256, file_id, taken_at, latitude, longitude, accuracy)
    select ${row?.id}::integer, n.position, n.sha256, (select max(id) from attachment where sha256 = n.sha256 and ${sentBy(writer)}),
      n."takenAt", n.latitude, n.longitude, n.accuracy
    from jsonb_to_recordset(${JSON.stringify(photos.map((photo, position) => ({ ...photo, position })))}::jsonb)
      n(position integer, sha256 text, "takenAt" timestamptz, latitude numeric, longitude numeric, accuracy numeric)`.execute(transaction)
}

/** Which of these files, sent by the writer, answers of the visit were waiting for; each answer that names one has it now. @returns their SHA-256 */
export async function takeFiles(fileIds: readonly number[], { transaction, visitId, writer }: Omit<Store, 'deviceId'>): Promise<string[]> {
  const found = await rows<{ sha256: string }>(
    transaction,
    sql`update site_visit_answer_file f set file_id = coalesce(f.file_id, n.id)
      from attachment n, site_visit_answer a
      where n.id = any(${[...fileIds]}::integer[]) and ${sentBy(writer)} and n.sha256 = f.sha256 and a.id = f.owner_id and a.owner_id = ${visitId}
      returning f.sha256`,
  )
  return [...new Set(found.map(({ sha256 }) => sha256))]
}
