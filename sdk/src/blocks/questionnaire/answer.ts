import type { FieldIssue } from '../../core/issue.js'
import type { Link } from '../../core/record.js'
import type { GivenAnswer } from './asked.js'
import type { QuestionnaireSection } from './fields.js'
import type { EvidencePolicy, ScoreRule } from './question.js'
import type { Score, Severity } from './score.js'

/** A file of an answer, identified by its bytes, so that the answer can be stored before the file arrives. */
export interface AnswerFile {
  /** SHA-256 of the file as 64 lower-case hexadecimal digits. */
  readonly sha256: string
  /** ISO 8601 in UTC, by the clock of the device. */
  readonly takenAt: string | null
  /** Decimal strings in degrees; accuracy in metres. */
  readonly latitude: string | null
  readonly longitude: string | null
  readonly accuracy: string | null
}

/** An answer as a device sends it. Sending it twice changes nothing, because `key` is created once with the answer. */
export interface AnswerDraft extends GivenAnswer {
  /** The `code` of the question, the same that conditions use. */
  readonly questionId: string
  /**
   * Same as in `GivenAnswer`; `null` removes an answer. Photos, files and signatures: SHA-256 of each file. Place:
   * `latitude,longitude,accuracy`.
   */
  readonly value: string | readonly string[] | null
  readonly na: boolean
  readonly comment: string | null
  /** Every file of the answer: those in its value, and photos as evidence. */
  readonly photos: readonly AnswerFile[]
  /** ISO 8601 in UTC, by the clock of the device. */
  readonly answeredAt: string
  /** A UUID of this answer. */
  readonly key: string
  /** The `key` of the answer that the device saw before this one; `null` when there was none. */
  readonly after: string | null
  /** Stored as the visit's non-conformity for this question; `null` removes an open one. @default the stored one stays */
  readonly finding?: AnswerFinding | null
}

/** A non-conformity sent together with its answer. */
export interface AnswerFinding {
  readonly severity: Severity
  readonly description: string
  /** `YYYY-MM-DD` */
  readonly deadline: string | null
  readonly correctiveAction: string | null
}

/** Answers that one device stores in one request: `POST …/vistorias/{id}/respostas`. */
export interface AnswerBatch {
  /** A UUID stored on the device. */
  readonly deviceId: string
  /** The device's own counter, which orders its answers whatever its clock says. @default the order of arrival counts */
  readonly order?: number | null
  readonly answers: readonly AnswerDraft[]
}

/** A stored answer, as the API returns it. */
export interface StoredAnswer extends Omit<AnswerDraft, 'after' | 'photos' | 'finding'> {
  /** `fileId` is `null` until the file has arrived. */
  readonly photos: readonly (AnswerFile & { readonly fileId: number | null })[]
  readonly deviceId: string
  /** By the clock of the server. */
  readonly receivedAt: string
  /** `answeredAt` is more than a day away from `receivedAt`: the device was offline for long, or its clock is wrong. */
  readonly isClockOff: boolean
  readonly by: Link | null
}

/**
 * `gravada`: stored. `repetida`: stored before. `conflito`: another device gave a different answer meanwhile, so nothing was stored.
 * `recusada`: it does not fit its question.
 */
export const answerOutcomes = ['gravada', 'repetida', 'conflito', 'recusada'] as const
/** Outcome of a sent answer: one of `answerOutcomes`. */
export type AnswerOutcome = (typeof answerOutcomes)[number]

/** The server's receipt for one answer. */
export interface AnswerReceipt {
  readonly questionId: string
  readonly key: string
  readonly outcome: AnswerOutcome
  /** The answer stored now. To replace it, send one with its key as `after`. */
  readonly current: StoredAnswer | null
  /** Why the answer was refused; `path` is a field of the answer. */
  readonly issues: readonly FieldIssue[]
}

/** Response of `POST …/respostas`. */
export interface AnswersStored {
  readonly receipts: readonly AnswerReceipt[]
  readonly score: Score
  /** SHA-256 of the files that answers name and that have not arrived yet. */
  readonly awaiting: readonly string[]
  /** Version of the visit, because findings in answers change it. */
  readonly version: number
}

/** Response of `POST …/fotos`, whose `{ fileIds }` come from `POST /anexos`. */
export interface FilesTaken {
  /** SHA-256 of the files that belong to answers now. */
  readonly taken: readonly string[]
  readonly awaiting: readonly string[]
}

/** A device that sent answers of this visit. */
export interface AnswerDevice {
  readonly deviceId: string
  readonly by: Link | null
  readonly lastAt: string
  readonly count: number
}

/** The visit before of the same target, with a questionnaire of the same code. */
export interface FormerVisit {
  readonly id: number
  readonly label: string
  readonly scheduledFor: string
  readonly result: string | null
  readonly score: string | null
  readonly answers: readonly StoredAnswer[]
}

/** The edition of the questionnaire to answer; it never changes. */
export interface AskedQuestionnaire {
  readonly id: number
  readonly code: string
  readonly edition: number
  readonly title: string
  readonly scored: boolean
  readonly minScore: string | null
  readonly scoreRule?: ScoreRule
  readonly evidencePolicy: EvidencePolicy
  readonly sections: readonly QuestionnaireSection[]
}

/** All data needed to answer a visit: `GET …/vistorias/{id}/respostas`. */
export interface AnswerSheet {
  readonly questionnaire: AskedQuestionnaire
  readonly answers: readonly StoredAnswer[]
  readonly score: Score
  readonly awaiting: readonly string[]
  readonly devices: readonly AnswerDevice[]
  readonly former: FormerVisit | null
}
