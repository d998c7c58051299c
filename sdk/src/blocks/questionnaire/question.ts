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
/** When an answer needs a photo as evidence. */
export type EvidencePolicy = 'nenhuma' | 'opcional' | 'obrigatoria-se-nao-conforme' | 'obrigatoria'

/** Type of a question's answer. */
export type QuestionType = (typeof questionTypes)[number]

export const operators = ['igual', 'diferente', 'contem', 'maior', 'menor', 'respondida'] as const
/** Comparison of an answer with the one in a condition. */
export type Operator = (typeof operators)[number]

export const scales = ['1-5', '0-10'] as const
/** The range of a scale. */
export type Scale = (typeof scales)[number]

/** How an edition is scored; an edition keeps the rule that it was published with. */
export const scoreRules = ['por-pontos', 'por-peso'] as const
/** `por-peso`: a question's weight is its share, whatever its points. `por-pontos`, of older editions: weight times points. */
export type ScoreRule = (typeof scoreRules)[number]

const scoringTypes: readonly unknown[] = ['sim-nao', 'sim-nao-na', 'escolha-unica', 'multipla-escolha', 'escala']
/** Whether answers of this type have points. */
export const hasPoints = (type: unknown): boolean => scoringTypes.includes(type)

/** One option of a question. */
export interface QuestionOption {
  readonly label: string
  /** Stored as the answer; conditions use it too. */
  readonly value: string
  readonly score: number | null
  readonly isNonConformity: boolean
}

/** Condition under which a question is asked. */
export interface Condition {
  /**
   * The `code` of an earlier question. Unlike a row id, the code is the same in every edition, survives moves and new wordings, and exists
   * before the question is saved.
   */
  readonly questionId: string
  readonly op: Operator
  readonly value: string | null
}

/** A question as the API receives it. */
export interface Question {
  /** Unique in the questionnaire and the same in its later editions; the server assigns a missing one. */
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
  /** Names of the two ends of the scale: "Péssimo", "Ótimo". */
  readonly scaleLow: string | null
  readonly scaleHigh: string | null
  readonly allowComment: boolean
  readonly photoMin: number
  readonly photoMax: number
  readonly showIf: Condition | null
}

/** A section of a questionnaire as the API receives it. */
export interface QuestionnaireSection {
  readonly title: string
  readonly description: string | null
  readonly weight: number
  readonly questions: readonly (Question & RowId)[]
}

/** Whether answers of this type are options of the question. */
export const hasOptions = (type: unknown): boolean => type === 'escolha-unica' || type === 'multipla-escolha'
