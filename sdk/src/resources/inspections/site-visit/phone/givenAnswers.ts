import type {
  AnswerDraft,
  AnswerFinding,
  AnswerSheet,
  AnswersStored,
  AskedQuestionnaire,
  StoredAnswer,
} from '../../../../blocks/questionnaire/answer.js'
import { mostFiles } from '../../../../blocks/questionnaire/answer/answer.js'
import { askedQuestions, type GivenAnswers } from '../../../../blocks/questionnaire/asked.js'
import { checkAnswer, hasFiles } from '../../../../blocks/questionnaire/checkAnswer.js'
import { lackingPhotos } from '../../../../blocks/questionnaire/lackingAnswers.js'
import type { EvidencePolicy } from '../../../../blocks/questionnaire/question.js'
import type { FieldIssue } from '../../../../core/issue.js'
import type { OutboxEntry } from '../../../../outbox/outboxEntry.js'

/** A question with its section. */
export interface AskedQuestion {
  readonly question: AskedQuestionnaire['sections'][number]['questions'][number]
  /** Index of the section, from 0. */
  readonly section: number
}

/** The changed parts of an answer. */
export type GivenChange = Partial<Pick<AnswerDraft, 'value' | 'na' | 'comment' | 'photos' | 'finding'>>

/** A typed value that does not fit its question: shown with the reason, and never sent. */
export interface WrongValue {
  readonly value: string
  readonly issue: FieldIssue
}

/** The texts of an answer that a person types. */
export const typedParts = ['value', 'comment', 'finding'] as const
export type TypedPart = (typeof typedParts)[number]

/** The name under which the part of an answer that does not fit is kept. */
export const wrongName = (code: string, part: TypedPart): string => (part === 'value' ? code : `${code}/${part}`)

export const isWrong = (wrong: KnownAnswers['wrong'], code: string): boolean => typedParts.some((part) => wrongName(code, part) in wrong)

/** The typed part of an answer that does not fit its question. */
export function misfitOf(question: AskedQuestion['question'], draft: AnswerDraft) {
  const issue = checkAnswer(question, draft).find(({ path }) => typedParts.some((part) => part === path))
  const part = issue?.path as TypedPart | undefined
  const typed = part === 'finding' ? draft.finding?.description : part && draft[part]
  return issue && part && typeof typed === 'string' ? { part, wrong: { value: typed, issue } } : undefined
}

/** An answer with its state on this device. */
export interface KnownAnswer extends Pick<AnswerDraft, 'value' | 'na' | 'comment' | 'photos' | 'key'> {
  readonly state: 'stored' | 'waiting' | 'refused' | 'conflict'
  readonly finding?: AnswerDraft['finding']
  /** The outbox entry of a waiting or refused answer. */
  readonly entry?: OutboxEntry
  /** The answer that another device gave instead. */
  readonly rival?: StoredAnswer
}

/** The answers of a visit as this device knows them. */
export interface KnownAnswers {
  readonly known: ReadonlyMap<string, KnownAnswer>
  /** What was typed since and does not fit, by `wrongName`; the answer itself still counts. */
  readonly wrong: Readonly<Record<string, WrongValue>>
  readonly policy: EvidencePolicy
}

/** Path of the visits, below the API's base path. */
export const visitsPath = '/administrativo/fiscalizacoes/vistorias'
export const visitPath = (id: number): string => `${visitsPath}/${id}`
/** Outbox subject of one question; writes of the whole visit use its path. */
export const answerSubject = (id: number, code: string): string => `${visitPath(id)}/respostas/${code}`

/** The server's answers merged with those waiting on this device, by the code of the question. */
export function knownAnswers(
  id: number,
  stored: readonly StoredAnswer[],
  entries: readonly OutboxEntry[],
): ReadonlyMap<string, KnownAnswer> {
  const known = new Map<string, KnownAnswer>(stored.map((answer) => [answer.questionId, { ...answer, state: 'stored' as const }]))
  for (const entry of entries) {
    if (entry.path !== `${visitPath(id)}/respostas`) continue
    for (const answer of (entry.body as { readonly answers: readonly AnswerDraft[] }).answers) {
      // A conflict stays visible until the user decides, whatever was answered after it.
      if (known.get(answer.questionId)?.state === 'conflict') continue
      const { refusal } = entry
      const state = refusal?.code === 'conflict' ? 'conflict' : refusal ? 'refused' : 'waiting'
      const rival = state === 'conflict' ? (refusal?.current as StoredAnswer | undefined) : undefined
      // A finding is sent once, so later writes of a comment or photo leave it out.
      const { finding = known.get(answer.questionId)?.finding } = answer
      known.set(answer.questionId, { ...answer, state, entry, rival, ...(finding !== undefined && { finding }) })
    }
  }
  return known
}

/** The visit's non-conformities, by the code of the question, after these answers were sent. */
export function withFindings(known: Readonly<Record<string, AnswerFinding>>, body: unknown): Readonly<Record<string, AnswerFinding>> {
  const { answers } = body as { readonly answers: readonly AnswerDraft[] }
  const told = answers.flatMap(({ questionId, finding }) => (finding === undefined ? [] : [[questionId, finding] as const]))
  const all = Object.entries({ ...known, ...Object.fromEntries(told) })
  return Object.fromEntries(all.flatMap(([code, finding]) => (finding ? [[code, finding]] : [])))
}

/** Number of questions with answers in waiting writes. */
export function countAnswered(entries: readonly OutboxEntry[]): number {
  return new Set(entries.flatMap(({ path, subject }) => (path.endsWith('/respostas') ? [subject] : []))).size
}

/** The sheet after applying the response of `respostas`. */
export function withReceipts(sheet: AnswerSheet, { receipts, score, awaiting }: AnswersStored): AnswerSheet {
  const current = new Map(
    receipts.flatMap((receipt) => (receipt.current && receipt.outcome !== 'recusada' ? [[receipt.questionId, receipt.current]] : [])),
  )
  const others = sheet.answers.filter(({ questionId }) => !current.has(questionId))
  return { ...sheet, score, awaiting, answers: [...others, ...current.values()] }
}

/** The answers in the form that conditions and scores read. A refused one does not count. */
export function asGiven(known: ReadonlyMap<string, KnownAnswer>): GivenAnswers {
  return Object.fromEntries([...known].filter(([, { state }]) => state !== 'refused'))
}

/** The questions asked after the answers so far, in order. */
export function questionsAsked(
  { sections }: Pick<AskedQuestionnaire, 'sections'>,
  known: ReadonlyMap<string, KnownAnswer>,
): readonly AskedQuestion[] {
  const asked = askedQuestions(sections, asGiven(known))
  return sections.flatMap(({ questions }, section) =>
    questions.flatMap((question) => (asked.has(question.code) ? [{ question, section }] : [])),
  )
}

/** Whether the question counts as answered. */
export function isGiven({ question }: AskedQuestion, answer: KnownAnswer | undefined): boolean {
  if (!answer) return false
  if (answer.na) return true
  return hasFiles(question.type) ? answer.photos.length > 0 : answer.value !== null && answer.value.length > 0
}

/** How many files an answer may have, including those of its value. */
export function mostFilesOf({ question: { type, photoMax } }: AskedQuestion): number {
  if (type === 'assinatura') return 1
  return hasFiles(type) ? photoMax || mostFiles : photoMax
}

/** What a question still needs: an answer that fits, a decision between two, or photos. */
export type Lack = 'answer' | 'wrong' | 'conflict' | 'photos'

export function lackOf(asked: AskedQuestion, { known, wrong, policy }: KnownAnswers): Lack | undefined {
  const { code } = asked.question
  const answer = known.get(code)
  if (answer?.state === 'refused' || isWrong(wrong, code)) return 'wrong'
  if (answer?.state === 'conflict') return 'conflict'
  if (!isGiven(asked, answer)) return 'answer'
  return lackingPhotos(asked.question, answer, policy) > 0 ? 'photos' : undefined
}

/** How many of the asked questions need nothing more. */
export function progressOf(asked: readonly AskedQuestion[], answers: KnownAnswers) {
  const done = asked.filter((each) => lackOf(each, answers) === undefined).length
  return { done, total: asked.length }
}

/** Answers to questions that are no longer asked: kept and marked, but not scored. */
export function answersApart(
  { sections }: Pick<AskedQuestionnaire, 'sections'>,
  known: ReadonlyMap<string, KnownAnswer>,
): readonly AskedQuestion[] {
  const asked = askedQuestions(sections, asGiven(known))
  return sections.flatMap(({ questions }, section) =>
    questions.flatMap((question) => {
      const each = { question, section }
      return !asked.has(question.code) && isGiven(each, known.get(question.code)) ? [each] : []
    }),
  )
}

/** What an inspector is led to, one after the other. */
const pressing: readonly (readonly (Lack | undefined)[])[] = [['wrong'], ['answer', 'conflict'], ['photos']]

/** Where the inspector continues: the first answer that is not taken, otherwise the first question without one, then the first that lacks a photo. */
export function firstOpen(asked: readonly AskedQuestion[], answers: KnownAnswers): string | undefined {
  const lacks = asked.map((each) => lackOf(each, answers))
  const [open = 0] = pressing.map((kinds) => lacks.findIndex((lack) => kinds.includes(lack))).filter((place) => place >= 0)
  return asked[open]?.question.code
}
