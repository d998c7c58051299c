import type { FieldIssue } from '../../core/issue.js'
import type { Link } from '../../core/record.js'
import type { GivenAnswer } from './asked.js'
import type { EvidencePolicy, QuestionnaireSection } from './question.js'
import type { Score, Severity } from './score.js'

/** A file of an answer. It is known by its bytes, so that an answer may be stored before its files are. */
export interface AnswerFile {
  /** SHA-256 of the file in 64 small hexadecimal digits. */
  readonly sha256: string
  /** ISO 8601 in UTC, by the clock of the device. */
  readonly takenAt: string | null
  /** Decimal strings in degrees; accuracy in metres. */
  readonly latitude: string | null
  readonly longitude: string | null
  readonly accuracy: string | null
}

/** An answer as a device gives it. Sending it again changes nothing: `key` is made once, when it is given. */
export interface AnswerDraft extends GivenAnswer {
  /** The `code` of the question, as conditions name it. */
  readonly questionId: string
  /**
   * As in `GivenAnswer`; `null` takes an answer back. Of photos, files and signatures the SHA-256 of each file, of a place
   * `latitude,longitude,accuracy`.
   */
  readonly value: string | readonly string[] | null
  readonly na: boolean
  readonly comment: string | null
  /** Every file of the answer: those that its value names, and photos beside it. */
  readonly photos: readonly AnswerFile[]
  /** ISO 8601 in UTC, by the clock of the device. */
  readonly answeredAt: string
  /** A UUID of this answer. */
  readonly key: string
  /** The `key` of the answer that the device knew when this one was given; `null` where it knew none. */
  readonly after: string | null
  /** Kept as the visit's non-conformity of this question. @default what is kept stays */
  readonly finding?: AnswerFinding | null
}

/** What does not conform, told together with the answer that says so. */
export interface AnswerFinding {
  readonly severity: Severity
  readonly description: string
  /** `YYYY-MM-DD` */
  readonly deadline: string | null
  readonly correctiveAction: string | null
}

/** What one device stores at once: `POST …/vistorias/{id}/respostas`. */
export interface AnswerBatch {
  /** A UUID that the device keeps. */
  readonly deviceId: string
  readonly answers: readonly AnswerDraft[]
}

/** An answer as the server keeps it. */
export interface StoredAnswer extends Omit<AnswerDraft, 'after' | 'photos' | 'finding'> {
  /** `fileId` is `null` until the file has arrived. */
  readonly photos: readonly (AnswerFile & { readonly fileId: number | null })[]
  readonly deviceId: string
  /** By the clock of the server. */
  readonly receivedAt: string
  readonly by: Link | null
}

/** `gravada`: it counts now. `repetida`: it was stored before. `conflito`: another device answered differently meanwhile; nothing was stored. `recusada`: it does not fit its question. */
export const answerOutcomes = ['gravada', 'repetida', 'conflito', 'recusada'] as const
/** What became of an answer that was sent: one of `answerOutcomes`. */
export type AnswerOutcome = (typeof answerOutcomes)[number]

/** What became of one answer. */
export interface AnswerReceipt {
  readonly questionId: string
  readonly key: string
  readonly outcome: AnswerOutcome
  /** What counts now. To put one's own in its place: send it with `after` as the key of this one. */
  readonly current: StoredAnswer | null
  /** Why it was refused; `path` is a field of the answer. */
  readonly issues: readonly FieldIssue[]
}

/** What `POST …/respostas` answers. */
export interface AnswersStored {
  readonly receipts: readonly AnswerReceipt[]
  readonly score: Score
  /** SHA-256 of the files that answers name and that have not arrived. */
  readonly awaiting: readonly string[]
  /** Of the visit: findings that came with answers changed it. */
  readonly version: number
}

/** What `POST …/fotos` answers: `{ fileIds }` are what `POST /anexos` answered. */
export interface FilesTaken {
  /** SHA-256 of the files that answers have now. */
  readonly taken: readonly string[]
  readonly awaiting: readonly string[]
}

/** A device that answered on this visit. */
export interface AnswerDevice {
  readonly deviceId: string
  readonly by: Link | null
  readonly lastAt: string
  readonly count: number
}

/** The visit before of the same target, by a questionnaire of the same code. */
export interface FormerVisit {
  readonly id: number
  readonly label: string
  readonly scheduledFor: string
  readonly result: string | null
  readonly score: string | null
  readonly answers: readonly StoredAnswer[]
}

/** The edition of the questionnaire that is answered; it never changes. */
export interface AskedQuestionnaire {
  readonly id: number
  readonly code: string
  readonly edition: number
  readonly title: string
  readonly scored: boolean
  readonly minScore: string | null
  readonly evidencePolicy: EvidencePolicy
  readonly sections: readonly QuestionnaireSection[]
}

/** Everything that answering needs: `GET …/vistorias/{id}/respostas`. */
export interface AnswerSheet {
  readonly questionnaire: AskedQuestionnaire
  readonly answers: readonly StoredAnswer[]
  readonly score: Score
  readonly awaiting: readonly string[]
  readonly devices: readonly AnswerDevice[]
  readonly former: FormerVisit | null
}
