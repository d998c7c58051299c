import type {
  AnswerBatch,
  AnswerDraft,
  AnswerReceipt,
  AnswerSheet,
  AskedQuestionnaire,
  StoredAnswer,
} from '../../blocks/questionnaire/answer.js'
import { checkAnswer, hasFiles } from '../../blocks/questionnaire/checkAnswer.js'
import { scoreOf } from '../../blocks/questionnaire/score.js'
import { isReadOnlyIn } from '../../core/workflow.js'
import { failure, success } from '../answers.js'
import type { MemoryFiles } from './memoryFiles.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import type { MemoryRecord } from './memoryTable.js'

/** The answers of each visit, by its id and the code of the question. */
export type MemoryAnswers = Map<number, Map<string, StoredAnswer>>

interface VisitCall {
  readonly record: MemoryRecord
  readonly entry: MemoryEntry
  readonly entries: readonly MemoryEntry[]
  readonly answers: MemoryAnswers
  readonly files: MemoryFiles
}

/** `respostas`, `fotos` and `inicio` of a site visit, for one device: no other device and no former visit. */
export async function answerVisit(name: string, request: Request, call: VisitCall): Promise<Response> {
  const given = call.answers.get(call.record.id) ?? new Map<string, StoredAnswer>()
  call.answers.set(call.record.id, given)
  const questionnaire = questionnaireOf(call)
  if (name === 'respostas' && request.method === 'GET') return success({ data: sheetOf(questionnaire, given) })
  const body: unknown = await request.json()
  if (isReadOnlyIn(call.entry.resource.contract, call.record.status)) return failure(409, 'final', { data: { status: call.record.status } })
  if (name === 'inicio') return success({ data: begin(call, (body as { readonly startedAt: string }).startedAt) })
  if (call.record.status !== 'em-andamento') return failure(409, 'siteVisit.notRunning', { data: { status: call.record.status } })
  if (name === 'fotos')
    return success({ data: await takeFiles(given, (body as { readonly fileIds: readonly number[] }).fileIds, call.files) })
  const receipts = (body as AnswerBatch).answers.map((answer) =>
    store(answer, { questionnaire, given, deviceId: (body as AnswerBatch).deviceId }),
  )
  const { score, awaiting } = sheetOf(questionnaire, given)
  return success({ data: { receipts, score, awaiting, version: call.record.version } })
}

/** Whether a request below a record is one of these. */
export const isVisitCall = ({ resource }: MemoryEntry, name: string | undefined): name is string =>
  resource.contract.name === 'siteVisit' && (name === 'respostas' || name === 'fotos' || name === 'inicio')

function questionnaireOf({ record, entries }: VisitCall): AskedQuestionnaire {
  const known = entries
    .find(({ resource }) => resource.contract.name === 'questionnaire')
    ?.table.records.get(Number(record.questionnaireId))
  return { sections: [], scored: false, minScore: null, ...known } as unknown as AskedQuestionnaire
}

function sheetOf(questionnaire: AskedQuestionnaire, given: ReadonlyMap<string, StoredAnswer>): AnswerSheet {
  const answers = [...given.values()]
  const awaiting = answers.flatMap(({ photos }) => photos.filter(({ fileId }) => fileId === null).map(({ sha256 }) => sha256))
  return { questionnaire, answers, score: scoreOf(questionnaire, Object.fromEntries(given)), awaiting, devices: [], former: null }
}

function begin({ record, entry: { table } }: VisitCall, startedAt: string): MemoryRecord {
  const begun = record.status === 'agendada' ? { ...record, status: 'em-andamento', startedAt, version: record.version + 1 } : record
  table.records.set(record.id, begun)
  return begun
}

interface Store {
  readonly questionnaire: AskedQuestionnaire
  readonly given: Map<string, StoredAnswer>
  readonly deviceId: string
}

function store(draft: AnswerDraft, { questionnaire, given, deviceId }: Store): AnswerReceipt {
  const { questionId, key, after: _, finding: __, ...answer } = draft
  const question = questionnaire.sections.flatMap(({ questions }) => questions).find(({ code }) => code === questionId)
  const before = given.get(questionId)
  const issues = question ? checkAnswer(question, draft) : [{ path: 'questionId', code: 'siteVisit.noQuestion' }]
  if (!question || issues.length > 0) return { questionId, key, outcome: 'recusada', current: before ?? null, issues }
  const names = draft.photos.map(({ sha256 }) => sha256)
  const current: StoredAnswer = {
    ...answer,
    ...{ questionId, key, deviceId, receivedAt: new Date().toISOString(), isClockOff: false, by: null },
    value: hasFiles(question.type) ? (answer.value ?? (names.length > 0 ? names : null)) : answer.value,
    photos: draft.photos.map((photo) => ({
      fileId: before?.photos.find(({ sha256 }) => sha256 === photo.sha256)?.fileId ?? null,
      ...photo,
    })),
  }
  given.set(questionId, current)
  return { questionId, key, outcome: 'gravada', current, issues: [] }
}

async function takeFiles(given: Map<string, StoredAnswer>, fileIds: readonly number[], files: MemoryFiles) {
  const taken: string[] = []
  for (const fileId of fileIds) {
    const bytes = await files.get(fileId)?.arrayBuffer()
    if (!bytes) continue
    const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    for (const [code, answer] of given)
      given.set(code, { ...answer, photos: answer.photos.map((photo) => (photo.sha256 === hash ? { ...photo, fileId } : photo)) })
    taken.push(hash)
  }
  const awaiting = [...given.values()].flatMap(({ photos }) => photos.flatMap(({ fileId, sha256 }) => (fileId === null ? [sha256] : [])))
  return { taken, awaiting }
}
