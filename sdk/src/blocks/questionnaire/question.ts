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

/** Whether answers of this type are options of the question. */
export const hasOptions = (type: unknown): boolean => type === 'escolha-unica' || type === 'multipla-escolha'
