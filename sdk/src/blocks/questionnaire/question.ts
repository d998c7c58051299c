import type { RowId } from '../../schema/fields.js'

export const questionTypes = [
  'sim-nao',
  'sim-nao-na',
  'escolha-unica',
  'multipla-escolha',
  'texto-curto',
  'texto-longo',
  'numero',
  'moeda',
  'data',
  'hora',
  'escala',
  'foto',
  'arquivo',
  'localizacao',
  'assinatura',
] as const
/** When an answer needs a photo beside it. */
export type EvidencePolicy = 'nenhuma' | 'opcional' | 'obrigatoria-se-nao-conforme' | 'obrigatoria'

/** How a question is answered. */
export type QuestionType = (typeof questionTypes)[number]

export const operators = ['igual', 'diferente', 'contem', 'maior', 'menor', 'respondida'] as const
/** How an answer is compared with the one that a condition names. */
export type Operator = (typeof operators)[number]

export const scales = ['1-5', '0-10'] as const
/** The ends of a scale. */
export type Scale = (typeof scales)[number]

/** One answer that can be chosen. */
export interface QuestionOption {
  readonly label: string
  /** What is stored of it; conditions name it. */
  readonly value: string
  readonly score: number | null
  readonly isNonConformity: boolean
}

/** When a question is asked. */
export interface Condition {
  /**
   * The `code` of an earlier question, which it keeps wherever it is moved, however it is worded and in every edition; a row id would be
   * another one in each edition, and a new question has none.
   */
  readonly questionId: string
  readonly op: Operator
  readonly value: string | null
}

/** A question as it is written. */
export interface Question {
  /** Unique in the questionnaire and the same in its later editions; one that is missing is given. */
  readonly code: string
  readonly statement: string
  readonly help: string | null
  readonly type: QuestionType
  readonly required: boolean
  readonly weight: number
  readonly options: readonly (QuestionOption & RowId)[]
  readonly min: string | null
  readonly max: string | null
  readonly step: string | null
  readonly unit: string | null
  readonly scale: Scale | null
  readonly allowComment: boolean
  readonly photoMin: number
  readonly photoMax: number
  readonly showIf: Condition | null
}

/** A part of a questionnaire as it is written. */
export interface QuestionnaireSection {
  readonly title: string
  readonly description: string | null
  readonly weight: number
  readonly questions: readonly (Question & RowId)[]
}

/** The types whose answer is one or several of the question's options. */
export const hasOptions = (type: unknown): boolean => type === 'escolha-unica' || type === 'multipla-escolha'
