import { type FieldIssue, lackingAnswers, resultOf, scoreOf, type SiteVisit } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Row } from '../../database/database.js'
import type { TransitionContext } from '../../records/plan/defineEntity.js'
import { awaitedFiles, currentAnswers } from './answers/readAnswers.js'
import { questionnaireOf } from './answers/questionnaireOf.js'
import { countGrave } from './graveIssues.js'
import { checkConflict, checkInspector } from './rules.js'
import { newCode } from './verification.js'

type Guard = (record: SiteVisit, context: TransitionContext) => Promise<readonly FieldIssue[]>
type Effect = (record: SiteVisit, context: TransitionContext) => Promise<Row>

/** Minimum length of a conclusion; domain model B6.4. */
const conclusionLength = 20

/** Conditions of each transition: domain model B6.4, B7.9 and B7.10. */
export const guards: Readonly<Record<string, Guard>> = {
  start: async (record, context) => [...(await checkInspector(record, context)), ...(await checkConflict(record, context))],
  conclude: async (record, context) => [...headIssues(record), ...(await answerIssues(record, context))],
}

/** Further columns that each transition writes. */
export const effects: Readonly<Record<string, Effect>> = {
  start: async () => ({ started_at: sql`now()` }),
  conclude: async (record, { database }) => {
    const questionnaire = await questionnaireOf(database, record.questionnaireId)
    const { total } = scoreOf(questionnaire, byQuestion(await currentAnswers(database, record.id)))
    const severities = record.nonConformities.map(({ severity }) => severity)
    const result = resultOf(questionnaire, { total, severities, isInconclusive: record.isInconclusive })
    return { finished_at: sql`now()`, score: total, result }
  },
  homologate: async (record, { database, actor }) => ({
    homologated_at: sql`now()`,
    homologator_id: actor.personId ?? null,
    verification_code: await newCode(database, record.id),
  }),
  giveBack: async () => ({ finished_at: null, result: null }),
  cancel: async ({ id, canteenId }, { database }) => {
    await countGrave(database, canteenId, id)
    return {}
  },
}

function headIssues({ conclusion, companionName, companionRole, companionDocument }: SiteVisit): FieldIssue[] {
  const companion = Object.entries({ companionName, companionRole, companionDocument })
  return [
    ...companion.flatMap(([path, value]) => (value === null ? [{ path, code: 'required' }] : [])),
    ...((conclusion ?? '').length < conclusionLength ? [{ path: 'conclusion', code: 'siteVisit.conclusionShort' }] : []),
  ]
}

async function answerIssues({ id, questionnaireId }: SiteVisit, { database }: TransitionContext): Promise<FieldIssue[]> {
  const questionnaire = await questionnaireOf(database, questionnaireId)
  const { unanswered, photos } = lackingAnswers(questionnaire, byQuestion(await currentAnswers(database, id)))
  const awaiting = await awaitedFiles(database, id)
  const issue = (code: string, list: readonly string[]): FieldIssue[] =>
    list.length === 0 ? [] : [{ path: '', code: `siteVisit.${code}`, params: { count: list.length, codes: list.join(', ') } }]
  return [...issue('answersMissing', unanswered), ...issue('photosMissing', photos), ...issue('filesMissing', awaiting)]
}

const byQuestion = <T extends { readonly questionId: string }>(answers: readonly T[]) =>
  Object.fromEntries(answers.map((answer) => [answer.questionId, answer]))
