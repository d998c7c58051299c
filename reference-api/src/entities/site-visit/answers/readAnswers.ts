import { type AnswerDevice, type AnswerSheet, type FormerVisit, scoreOf, type StoredAnswer } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow, type Fragment, rows } from '../../../database/database.js'
import { questionnaireOf } from './questionnaireOf.js'

const utc = (moment: Fragment) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const files = sql`(select coalesce(jsonb_agg(jsonb_build_object('sha256', f.sha256, 'fileId', f.file_id, 'takenAt', ${utc(sql`f.taken_at`)},
  'latitude', f.latitude::text, 'longitude', f.longitude::text, 'accuracy', f.accuracy::text) order by f.position), '[]')
  from site_visit_answer_file f where f.owner_id = a.id)`

const person = sql`(select jsonb_build_object('id', u.id, 'label', u.name) from app_user u where u.id = a.by_id)`

/** The columns of answers (`a`) in a response. */
export const answerColumns: Fragment = sql`a.question_id as "questionId", a.key::text, a.value, a.na, a.comment, ${files} as photos,
  ${utc(sql`a.answered_at`)} as "answeredAt", a.device_id::text as "deviceId", ${utc(sql`a.received_at`)} as "receivedAt",
  abs(extract(epoch from a.received_at - a.answered_at)) > 86400 as "isClockOff", ${person} as "by"`

/** The current answers, one for each question. */
export function currentAnswers(database: Database, visitId: number): Promise<StoredAnswer[]> {
  return rows<StoredAnswer>(
    database,
    sql`select ${answerColumns} from site_visit_answer a where a.owner_id = ${visitId} and a.is_current order by a.id`,
  )
}

/** The SHA-256 of files that current answers name and that the server does not have yet. */
export async function awaitedFiles(database: Database, visitId: number): Promise<string[]> {
  const found = await rows<{ sha256: string }>(
    database,
    sql`select distinct f.sha256 from site_visit_answer_file f join site_visit_answer a on a.id = f.owner_id
      where a.owner_id = ${visitId} and a.is_current and f.file_id is null order by f.sha256`,
  )
  return found.map(({ sha256 }) => sha256)
}

/** Everything that a screen needs to answer a visit. */
export async function readSheet(
  database: Database,
  visit: { readonly id: number; readonly questionnaireId: number },
): Promise<AnswerSheet> {
  const [questionnaire, answers, awaiting, devices, former] = await Promise.all([
    questionnaireOf(database, visit.questionnaireId),
    currentAnswers(database, visit.id),
    awaitedFiles(database, visit.id),
    devicesOf(database, visit.id),
    formerVisit(database, visit.id),
  ])
  const score = scoreOf(questionnaire, Object.fromEntries(answers.map((answer) => [answer.questionId, answer])))
  return { questionnaire, answers, score, awaiting, devices, former }
}

function devicesOf(database: Database, visitId: number): Promise<AnswerDevice[]> {
  return rows<AnswerDevice>(
    database,
    sql`select a.device_id::text as "deviceId", (select jsonb_build_object('id', u.id, 'label', u.name) from app_user u where u.id = max(a.by_id)) as "by",
        ${utc(sql`max(a.received_at)`)} as "lastAt", count(*) as count
      from site_visit_answer a where a.owner_id = ${visitId} group by a.device_id order by max(a.received_at) desc`,
  )
}

/** Condition: another visit (`p`) has the same target as a visit (`t`). Places are compared by name and city. */
export const sameTarget: Fragment = sql`p.target_type = t.target_type and p.organization_id is not distinct from t.organization_id
  and p.event_id is not distinct from t.event_id and p.canteen_id is not distinct from t.canteen_id and p.supplier_id is not distinct from t.supplier_id
  and (t.target_type <> 'local' or (lower(p.place_name) = lower(t.place_name) and p.address_city_id is not distinct from t.address_city_id))`

async function formerVisit(database: Database, visitId: number): Promise<FormerVisit | null> {
  const found = await firstRow<Omit<FormerVisit, 'answers'>>(
    database,
    sql`select p.id, p.label, p.scheduled_for as "scheduledFor", p.result, p.score::text from site_visit t
      join questionnaire q on q.id = t.questionnaire_id
      join site_visit p on p.id <> t.id and ${sameTarget} and p.status in ('concluida','homologada') and p.deleted_at is null
        and p.finished_at < coalesce(t.started_at, 'infinity')
      join questionnaire o on o.id = p.questionnaire_id and o.code = q.code
      where t.id = ${visitId} order by p.finished_at desc limit 1`,
  )
  return found ? { ...found, answers: await currentAnswers(database, found.id) } : null
}
