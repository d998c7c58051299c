import {
  askedQuestions,
  type AskedQuestionnaire,
  type RuleIssue,
  isAnswered,
  lackingAnswers,
  resultOf,
  scoreOf,
  type SiteVisit,
  type StoredAnswer,
} from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Row } from '../../database/database.js'
import type { TransitionContext } from '../../records/plan/defineEntity.js'
import { awaitedFiles, currentAnswers } from './answers/readAnswers.js'
import { questionnaireOf } from './answers/questionnaireOf.js'
import { countGrave } from './graveIssues.js'
import { checkConflict, checkInspector } from './rules.js'
import { newCode } from './verification.js'
import { issueWhen } from '../../records/plan/issueWhen.js'

type Guard = (record: SiteVisit, context: TransitionContext) => Promise<readonly RuleIssue[]>
type Effect = (record: SiteVisit, context: TransitionContext) => Promise<Row>

/** Minimum length of a conclusion; domain model B6.4. */
const conclusionLength = 20

/** Questions that a refusal names; of the others it tells the number. */
const mostNamed = 6

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

function headIssues({ conclusion, companionName, companionRole, companionDocument }: SiteVisit): RuleIssue[] {
  const companion = Object.entries({ companionName, companionRole, companionDocument })
  return [
    ...companion.flatMap(([path, value]) => issueWhen(value === null, { path, code: 'required' })),
    ...issueWhen((conclusion ?? '').length < conclusionLength, { path: 'conclusion', code: 'siteVisit.conclusionShort' }),
  ]
}

async function answerIssues(visit: SiteVisit, { database }: TransitionContext): Promise<RuleIssue[]> {
  const questionnaire = await questionnaireOf(database, visit.questionnaireId)
  const answers = byQuestion(await currentAnswers(database, visit.id))
  const awaiting = await awaitedFiles(database, visit.id)
  const files = issueWhen(awaiting.length > 0, { path: '', code: 'siteVisit.filesMissing', params: { count: awaiting.length } })
  // An inconclusive visit says in its reason what could not be answered.
  if (visit.isInconclusive) return files
  const { unanswered, photos } = lackingAnswers(questionnaire, answers)
  const names = questionNames(questionnaire)
  const issueOf = (code: RuleIssue['code'], question: string): RuleIssue => ({
    path: `answers.${question}`,
    code,
    params: { label: names.get(question) ?? question },
  })
  const lacking = [
    ...unanswered.map((each) => issueOf('siteVisit.answerMissing', each)),
    ...photos.map((each) => issueOf('siteVisit.photoMissing', each)),
  ]
  const more = lacking.length - mostNamed
  const further = issueWhen(more > 0, { path: '', code: 'siteVisit.moreMissing', params: { count: more } })
  const missing = [...lacking.slice(0, mostNamed), ...further, ...files]
  return missing.length > 0 ? missing : baseIssues(questionnaire, answers)
}

/** The questions by code: each by its text, and with its section where another has the same text. */
function questionNames({ sections }: AskedQuestionnaire): ReadonlyMap<string, string> {
  const questions = sections.flatMap(({ title, questions: own }) => own.map(({ code, statement }) => ({ code, statement, title })))
  const isRepeated = (statement: string) => questions.filter((each) => each.statement === statement).length > 1
  return new Map(
    questions.map(({ code, statement, title }) => [code, isRepeated(statement) ? `${title} › ${statement}` : statement] as const),
  )
}

/** A result needs something to stand on: without it the visit is inconclusive, and the inspector says why. */
function baseIssues(questionnaire: AskedQuestionnaire, answers: Readonly<Record<string, StoredAnswer>>): RuleIssue[] {
  const path = 'isInconclusive'
  const asked = askedQuestions(questionnaire.sections, answers)
  const given = [...asked].flatMap((code) => (isAnswered(answers[code]) ? [answers[code]] : []))
  if (given.length === 0) return [{ path, code: 'siteVisit.nothingAnswered' }]
  if (questionnaire.scored && scoreOf(questionnaire, answers).total === null) return [{ path, code: 'siteVisit.nothingScored' }]
  return given.every((answer) => answer?.na) ? [{ path, code: 'siteVisit.nothingApplies' }] : []
}

const byQuestion = <T extends { readonly questionId: string }>(answers: readonly T[]) =>
  Object.fromEntries(answers.map((answer) => [answer.questionId, answer]))
