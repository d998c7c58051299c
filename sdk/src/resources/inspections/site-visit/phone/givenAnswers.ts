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
import { hasFiles } from '../../../../blocks/questionnaire/checkAnswer.js'
import type { OutboxEntry } from '../../../../outbox/outboxEntry.js'

/** A question with its section, as it is asked. */
export interface AskedQuestion {
  readonly question: AskedQuestionnaire['sections'][number]['questions'][number]
  /** Place of the section, from 0. */
  readonly section: number
}

/** An answer as the device knows it. */
export interface KnownAnswer extends Pick<AnswerDraft, 'value' | 'na' | 'comment' | 'photos' | 'key'> {
  readonly state: 'stored' | 'waiting' | 'refused' | 'conflict'
  readonly finding?: AnswerDraft['finding']
  /** Of one that waits or was refused. */
  readonly entry?: OutboxEntry
  /** What another device answered instead. */
  readonly rival?: StoredAnswer
}

/** Where the answers of a visit are sent, below the API's base path. */
export const visitsPath = '/administrativo/fiscalizacoes/vistorias'
export const visitPath = (id: number): string => `${visitsPath}/${id}`
/** What the writes of one question are about; those of the whole visit are about its path. */
export const answerSubject = (id: number, code: string): string => `${visitPath(id)}/respostas/${code}`

/** What the server holds with what waits on this device laid over it, by the code of the question. */
export function knownAnswers(
  id: number,
  stored: readonly StoredAnswer[],
  entries: readonly OutboxEntry[],
): ReadonlyMap<string, KnownAnswer> {
  const known = new Map<string, KnownAnswer>(stored.map((answer) => [answer.questionId, { ...answer, state: 'stored' as const }]))
  for (const entry of entries) {
    if (entry.path !== `${visitPath(id)}/respostas`) continue
    for (const answer of (entry.body as { readonly answers: readonly AnswerDraft[] }).answers) {
      // What is refused stays in sight until somebody decides, whatever was answered after it.
      if (known.get(answer.questionId)?.state === 'conflict') continue
      const { refusal } = entry
      const state = refusal?.code === 'conflict' ? 'conflict' : refusal ? 'refused' : 'waiting'
      const rival = state === 'conflict' ? (refusal?.current as StoredAnswer | undefined) : undefined
      // A finding is sent once: a comment or a photo that follows says nothing of it.
      const finding = answer.finding ?? known.get(answer.questionId)?.finding
      known.set(answer.questionId, { ...answer, state, entry, rival, ...(finding && { finding }) })
    }
  }
  return known
}

/** What does not conform according to answers that were sent, by the code of the question. */
export function findingsIn(body: unknown): Readonly<Record<string, AnswerFinding>> {
  const { answers } = body as { readonly answers: readonly AnswerDraft[] }
  return Object.fromEntries(answers.flatMap(({ questionId, finding }) => (finding ? [[questionId, finding]] : [])))
}

/** How many questions were answered by writes that wait. */
export function countAnswered(entries: readonly OutboxEntry[]): number {
  return new Set(entries.flatMap(({ path, subject }) => (path.endsWith('/respostas') ? [subject] : []))).size
}

/** The sheet with what an answer to `respostas` told. */
export function withReceipts(sheet: AnswerSheet, { receipts, score, awaiting }: AnswersStored): AnswerSheet {
  const current = new Map(
    receipts.flatMap((receipt) => (receipt.current && receipt.outcome !== 'recusada' ? [[receipt.questionId, receipt.current]] : [])),
  )
  const others = sheet.answers.filter(({ questionId }) => !current.has(questionId))
  return { ...sheet, score, awaiting, answers: [...others, ...current.values()] }
}

/** How conditions and scores read answers. */
export function asGiven(known: ReadonlyMap<string, KnownAnswer>): GivenAnswers {
  return Object.fromEntries(known)
}

/** The questions that are asked given the answers so far, in their order. */
export function questionsAsked(
  { sections }: Pick<AskedQuestionnaire, 'sections'>,
  known: ReadonlyMap<string, KnownAnswer>,
): readonly AskedQuestion[] {
  const asked = askedQuestions(sections, asGiven(known))
  return sections.flatMap(({ questions }, section) =>
    questions.flatMap((question) => (asked.has(question.code) ? [{ question, section }] : [])),
  )
}

/** Whether there is something to count. */
export function isGiven({ question }: AskedQuestion, answer: KnownAnswer | undefined): boolean {
  if (!answer) return false
  if (answer.na) return true
  return hasFiles(question.type) ? answer.photos.length > 0 : answer.value !== null && answer.value.length > 0
}

/** How many files an answer may have, those of its value included. */
export function mostFilesOf({ question: { type, photoMax } }: AskedQuestion): number {
  if (type === 'assinatura') return 1
  return hasFiles(type) ? photoMax || mostFiles : photoMax
}

/** How far the visit is. */
export function progressOf(asked: readonly AskedQuestion[], known: ReadonlyMap<string, KnownAnswer>) {
  const done = asked.filter((each) => isGiven(each, known.get(each.question.code))).length
  return { done, total: asked.length }
}

/** Answers to questions that are no longer asked: kept, marked, not scored. */
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

/** Where the inspector goes on: the first question without an answer, else the first one. */
export function firstOpen(asked: readonly AskedQuestion[], known: ReadonlyMap<string, KnownAnswer>): string | undefined {
  const open = asked.find((each) => !isGiven(each, known.get(each.question.code)))
  return (open ?? asked[0])?.question.code
}
