import { useEffect, useMemo, useRef, useState } from 'react'
import type {
  AnswerDraft,
  AnswerFile,
  AnswerReceipt,
  AnswersStored,
  AnswerSheet,
  StoredAnswer,
} from '../../../../blocks/questionnaire/answer.js'
import { timestamp } from '../../../../core/serverClock.js'
import type { AnswerFiles, QuestionAnswer } from '../../../../blocks/questionnaire/answer/answer.js'
import { checkAnswer, evidenceOf, hasFiles } from '../../../../blocks/questionnaire/checkAnswer.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import { contractPath } from '../../../../core/contract.js'
import { useApi } from '../../../../data/DataProvider.js'
import { uuid } from '../../../../outbox/uuid.js'
import { siteVisitContract } from '../contract.js'
import { useDevice } from './useDevice.js'

/** Typed text is stored when the user pauses. */
const pauseMilliseconds = 700

type Kept = Omit<AnswerDraft, 'finding'>

export interface Answering {
  /** Answers by the code of their question, including those being sent. */
  readonly answers: Readonly<Record<string, Kept | StoredAnswer | undefined>>
  /** `wrong`: all that fits is saved, and at least one answer does not fit. */
  readonly state: 'idle' | 'saving' | 'saved' | 'failed' | 'wrong'
  /** Answers that another device gave meanwhile, by question. */
  readonly conflicts: Readonly<Record<string, StoredAnswer | undefined>>
  readonly refusals: Readonly<Record<string, AnswerReceipt['issues'] | undefined>>
  readonly files: AnswerFiles
  shown(question: Question): QuestionAnswer | undefined
  give(question: Question, answer: QuestionAnswer): void
  settle(code: string, isMine: boolean): void
  retry(): void
}

interface Options {
  readonly visitId: number
  readonly sheet: AnswerSheet
  readonly keep: (change: (sheet: AnswerSheet) => AnswerSheet) => void
}

/** Answers a visit: each answer is stored a moment after it is given, outside of the form. */
export function useAnswering({ visitId, sheet, keep }: Options): Answering {
  const [given, setGiven] = useState<Readonly<Record<string, Kept>>>({})
  const [conflicts, setConflicts] = useState<Answering['conflicts']>({})
  const [refusals, setRefusals] = useState<Answering['refusals']>({})
  const stored = useMemo(() => Object.fromEntries(sheet.answers.map((answer) => [answer.questionId, answer])), [sheet.answers])

  const take = ({ receipts, score, awaiting }: AnswersStored) => {
    const taken = receipts.flatMap(({ outcome, current }) => (current && outcome !== 'conflito' ? [current] : []))
    const isTaken = (code: string) => taken.some(({ questionId }) => questionId === code)
    keep((known) => ({ ...known, score, awaiting, answers: [...known.answers.filter(({ questionId }) => !isTaken(questionId)), ...taken] }))
    const about = (wanted: AnswerReceipt['outcome']) => receipts.filter(({ outcome }) => outcome === wanted)
    setConflicts((all) => ({
      ...all,
      ...Object.fromEntries(about('conflito').map(({ questionId, current }) => [questionId, current ?? undefined])),
    }))
    setRefusals((all) => ({ ...all, ...refusalsOf(receipts) }))
  }

  const { state, push, drop, retry } = useSending(visitId, take)
  /** Shows an answer that does not fit; the stored one still counts. */
  const hold = (answer: Kept) => {
    setGiven((all) => ({ ...all, [answer.questionId]: answer }))
    drop(answer.questionId)
  }
  const queue = (answer: Kept, isAtOnce: boolean) => {
    setGiven((all) => ({ ...all, [answer.questionId]: answer }))
    push(answer, isAtOnce)
  }
  const files = useAnswerFiles(sheet)
  const answers = { ...stored, ...given }
  return {
    answers,
    state: state !== 'failed' && Object.values(refusals).some((issues) => issues !== undefined) ? 'wrong' : state,
    conflicts,
    refusals,
    files,
    shown: (question) => shownAnswer(question, answers[question.code]),
    give: (question, answer) => {
      const before = answers[question.code]
      const draft = draftOf(question, answer, { before, after: stored[question.code]?.key ?? null })
      const isTyped = typedTypes.includes(question.type) || draft.comment !== (before?.comment ?? null)
      const issues = checkAnswer(question, draft)
      setRefusals((all) => ({ ...all, [question.code]: issues.length > 0 ? issues : undefined }))
      if (issues.length > 0) hold(draft)
      else queue(draft, !isTyped)
    },
    settle: (code, isMine) => {
      const theirs = conflicts[code]
      const mine = given[code]
      setConflicts((all) => ({ ...all, [code]: undefined }))
      if (!theirs) return
      if (isMine && mine) return queue({ ...mine, key: uuid(), after: theirs.key, answeredAt: timestamp() }, true)
      setGiven((all) => Object.fromEntries(Object.entries(all).filter(([question]) => question !== code)))
      keep((known) => ({ ...known, answers: [...known.answers.filter(({ questionId }) => questionId !== code), theirs] }))
      return undefined
    },
    retry,
  }
}

/** What the server refused, and `undefined` for the other answers that it got. */
const refusalsOf = (receipts: readonly AnswerReceipt[]): Answering['refusals'] =>
  Object.fromEntries(receipts.map(({ questionId, outcome, issues }) => [questionId, outcome === 'recusada' ? issues : undefined]))

/** Sends the answers a moment after the last one; failed ones go with the next request. */
function useSending(visitId: number, take: (stored: AnswersStored) => void) {
  const api = useApi()
  const device = useDevice()
  const [state, setState] = useState<Exclude<Answering['state'], 'wrong'>>('idle')
  const unsent = useRef(new Map<string, Kept>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  const send = async (): Promise<void> => {
    clearTimeout(timer.current)
    if (isSending.current || unsent.current.size === 0) return
    isSending.current = true
    const answers = [...unsent.current.values()]
    unsent.current.clear()
    setState('saving')
    try {
      const { data } = await api.send<{ readonly data: AnswersStored }>('POST', `${contractPath(siteVisitContract)}/${visitId}/respostas`, {
        deviceId: await device(),
        answers,
      })
      take(data)
      setState('saved')
    } catch {
      // An answer given meanwhile wins over the one that failed.
      for (const answer of answers) if (!unsent.current.has(answer.questionId)) unsent.current.set(answer.questionId, answer)
      setState('failed')
    }
    isSending.current = false
    if (unsent.current.size > 0 && timer.current === undefined) timer.current = setTimeout(() => void send(), pauseMilliseconds)
  }

  const push = (answer: Kept, isAtOnce: boolean) => {
    unsent.current.set(answer.questionId, answer)
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        timer.current = undefined
        void send()
      },
      isAtOnce ? 0 : pauseMilliseconds,
    )
  }

  /** An answer of the same question that was not sent yet. */
  const drop = (code: string) => void unsent.current.delete(code)

  // Leaving the page during the pause still sends the answers.
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => () => void latest.current(), [])

  return { state, push, drop, retry: () => void send() }
}

/** Uploads files of answers at once; an answer names them by their SHA-256. */
function useAnswerFiles(sheet: AnswerSheet): AnswerFiles {
  const api = useApi()
  const fileIds = useRef(new Map<string, number>())
  return useMemo<AnswerFiles>(
    () => ({
      keep: async (file) => {
        const { data } = await api.upload(file)
        const name = data.sha256
        fileIds.current.set(name, data.id)
        return name
      },
      read: (name) => {
        const known = sheet.answers.flatMap(({ photos }) => photos).find(({ sha256 }) => sha256 === name)?.fileId
        const id = known ?? fileIds.current.get(name)
        return id === undefined ? Promise.reject(new Error(`no file ${name}`)) : api.file(id)
      },
    }),
    [api, sheet.answers],
  )
}

/** The answer as the field shows it: files by SHA-256, evidence separate from the files of the value. */
function shownAnswer(question: Question, answer: Kept | StoredAnswer | undefined): QuestionAnswer | undefined {
  if (!answer) return undefined
  const { value, na, comment, photos } = answer
  return { value, na, comment, photos: evidenceOf(question, { value, photos }).map(({ sha256 }) => sha256) }
}

const typedTypes: readonly string[] = ['texto-curto', 'texto-longo', 'numero', 'moeda', 'data', 'hora']

function draftOf(
  question: Question,
  answer: QuestionAnswer,
  { before, after }: { readonly before: Kept | StoredAnswer | undefined; readonly after: string | null },
): Kept {
  const { value, na = false, comment = null } = answer
  const photos = photosOf(question, answer, before?.photos ?? [])
  return { questionId: question.code, value, na, comment, photos, answeredAt: timestamp(), key: uuid(), after }
}

/** Every file that the answer names, with what is known about it. */
function photosOf({ type }: Question, { value, photos = [] }: QuestionAnswer, known: readonly AnswerFile[]): AnswerFile[] {
  const names = [...(hasFiles(type) && value !== null ? [value].flat() : []), ...photos]
  return names.map((sha256) => {
    const file = known.find((each) => each.sha256 === sha256)
    const { takenAt = timestamp(), latitude = null, longitude = null, accuracy = null } = file ?? {}
    return { sha256, takenAt, latitude, longitude, accuracy }
  })
}
