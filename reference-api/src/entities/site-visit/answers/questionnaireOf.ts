import type { AskedQuestionnaire } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow } from '../../../database/database.js'

const options = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'label', o.label, 'value', o.value, 'score', o.score,
  'isNonConformity', o.is_non_conformity) order by o.position), '[]') from questionnaire_option o where o.owner_id = q.id)`

const questions = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'code', q.code, 'statement', q.statement, 'help', q.help,
  'type', q.type, 'required', q.required, 'weight', q.weight, 'options', ${options}, 'min', trim_scale(q.min)::text, 'max', trim_scale(q.max)::text,
  'step', trim_scale(q.step)::text, 'unit', q.unit, 'scale', q.scale,
  'scaleLow', q.scale_low, 'scaleHigh', q.scale_high, 'allowComment', q.allow_comment, 'photoMin', q.photo_min,
  'photoMax', q.photo_max, 'showIf', q.show_if) order by q.position), '[]') from questionnaire_question q where q.owner_id = s.id)`

const sections = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'description', s.description, 'weight', s.weight,
  'questions', ${questions}) order by s.position), '[]') from questionnaire_section s where s.owner_id = t.id)`

/** The edition that a visit answers. Published editions do not change, so later editions do not affect the visit. */
export async function questionnaireOf(database: Database, id: number): Promise<AskedQuestionnaire> {
  const found = await firstRow<AskedQuestionnaire>(
    database,
    sql`select t.id, t.code, t.edition, t.title, t.scored, trim_scale(t.min_score)::text as "minScore", t.score_rule as "scoreRule", t.evidence_policy as "evidencePolicy",
        ${sections} as sections from questionnaire t where t.id = ${id}`,
  )
  if (!found) throw new Error(`questionnaire ${id} is gone although a visit refers to it`)
  return found
}
