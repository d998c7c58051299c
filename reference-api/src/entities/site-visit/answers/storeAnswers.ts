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
import { sentBy } from '../../../records/write/sentBy.js'
import { type DatabaseTransaction, firstRow, rows } from '../../../database/database.js'
import type { Writer } from '../../../records/plan/defineEntity.js'
import { answerColumns } from './readAnswers.js'

type Question = AskedQuestionnaire['sections'][number]['questions'][number]

interface Store {
  readonly transaction: DatabaseTransaction
  readonly visitId: number
  readonly deviceId: string
  /** The device's own counter. */
  readonly order: number | null
  readonly writer: Writer
}

/**
 * Stores answers in the order in which they came. An answer that is already stored changes nothing, no matter how often or late it arrives.
 * An answer that did not know another device's newer one gets a conflict and changes nothing.
 */
export async function storeAnswers(
  { deviceId, order = null, answers }: AnswerBatch,
  context: Omit<Store, 'deviceId' | 'order'> & { readonly questionnaire: AskedQuestionnaire },
): Promise<AnswerReceipt[]> {
  const questions = new Map(
    context.questionnaire.sections.flatMap((section) => section.questions.map((question) => [question.code, question])),
  )
  const receipts: AnswerReceipt[] = []
  for (const answer of answers) receipts.push(await storeOne(answer, questions.get(answer.questionId), { ...context, deviceId, order }))
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
  // An equal answer with a finding is still processed, because the finding may be corrected.
  if (isSame && !answer.finding) return receipt('repetida', current)
  if (current && !isSame && current.deviceId !== store.deviceId && current.key !== answer.after) return receipt('conflito', current)
  const isOwn = current !== undefined && current.deviceId === store.deviceId
  const isLate = isOwn && current.key !== answer.after && (await isOlder(store, current.key))
  await insertAnswer(answer, store, !isLate)
  return isLate ? receipt('repetida', current) : receipt('gravada', (await currentOf(store, questionId)) ?? null)
}

/** The files that the value names, or all photos when it names none. */
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

/** Whether the device gave its answer `key` after the one being stored. Its own counter says so, because its clock may be wrong. */
const isOlder = async ({ transaction, visitId, order }: Store, key: string): Promise<boolean> =>
  (await firstRow(
    transaction,
    sql`select 1 as known from site_visit_answer where owner_id = ${visitId} and key = ${key}::uuid and device_order > ${order}::bigint`,
  )) !== undefined

/** For files that are already uploaded: photo questions accept only pictures. */
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

/** Equal answers of two devices are no conflict. */
function isSameAnswer(current: StoredAnswer, given: AnswerDraft): boolean {
  const said = ({ value, na, comment, photos }: Pick<AnswerDraft, 'value' | 'na' | 'comment' | 'photos'>) => ({
    value,
    na,
    comment,
    photos: photos.map(({ sha256 }) => sha256),
  })
  return isDeepStrictEqual(said(current), said(given))
}

async function insertAnswer(
  answer: AnswerDraft,
  { transaction, visitId, deviceId, order, writer }: Store,
  isCurrent: boolean,
): Promise<void> {
  const { questionId, key, value, na, comment, answeredAt, photos } = answer
  if (isCurrent)
    await sql`update site_visit_answer set is_current = false where owner_id = ${visitId} and question_id = ${questionId} and is_current`.execute(
      transaction,
    )
  const row = await firstRow<{ id: number }>(
    transaction,
    sql`insert into site_visit_answer (owner_id, question_id, key, value, na, comment, answered_at, received_at, device_id, device_order, by_id, is_current)
      values (${visitId}, ${questionId}, ${key}::uuid, ${JSON.stringify(value)}::jsonb, ${na}, ${comment}, ${answeredAt}::timestamptz,
        ${writer.at}::timestamptz, ${deviceId}::uuid, ${order}::bigint, ${writer.userId}::integer, ${isCurrent}) returning id`,
  )
  if (photos.length === 0) return
  await sql`insert into site_visit_answer_file (owner_id, position, sha256, file_id, taken_at, latitude, longitude, accuracy)
    select ${row?.id}::integer, n.position, n.sha256, (select max(id) from attachment where sha256 = n.sha256 and ${sentBy(writer)}),
      n."takenAt", n.latitude, n.longitude, n.accuracy
    from jsonb_to_recordset(${JSON.stringify(photos.map((photo, position) => ({ ...photo, position })))}::jsonb)
      n(position integer, sha256 text, "takenAt" timestamptz, latitude numeric, longitude numeric, accuracy numeric)`.execute(transaction)
}

/** Links the writer's files to the answers of the visit that wait for them. @returns the SHA-256 of the linked files */
export async function takeFiles(
  fileIds: readonly number[],
  { transaction, visitId, writer }: Omit<Store, 'deviceId' | 'order'>,
): Promise<string[]> {
  const found = await rows<{ sha256: string }>(
    transaction,
    sql`update site_visit_answer_file f set file_id = coalesce(f.file_id, n.id)
      from attachment n, site_visit_answer a
      where n.id = any(${[...fileIds]}::integer[]) and ${sentBy(writer)} and n.sha256 = f.sha256 and a.id = f.owner_id and a.owner_id = ${visitId}
      returning f.sha256`,
  )
  return [...new Set(found.map(({ sha256 }) => sha256))]
}
