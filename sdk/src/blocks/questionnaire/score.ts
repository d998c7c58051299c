import type { Question } from './fields.js'
import type { Scale, ScoreRule } from './question.js'
import { askedQuestions, type GivenAnswer, type GivenAnswers } from './asked.js'

type Scored = Pick<Question, 'code' | 'type' | 'weight' | 'scale' | 'showIf'> & {
  readonly options: readonly Pick<Question['options'][number], 'value' | 'score'>[]
}

/** The data that a score is computed from. */
export interface ScoredQuestionnaire {
  readonly scored: boolean
  /** Decimal string, from 0 to 100. */
  readonly minScore: string | null
  /** @default 'por-pontos', the rule of editions from before there were two */
  readonly scoreRule?: ScoreRule
  readonly sections: readonly { readonly weight: number; readonly questions: readonly Scored[] }[]
}

/** Decimal strings from 0 to 100 with two places; `null` when no scored question is answered. */
export interface Score {
  readonly total: string | null
  /** Score of each section, in order. */
  readonly sections: readonly (string | null)[]
}

/**
 * The score of an inspection (domain model B6.4). Each section: the mean of its applicable answers' shares of their highest points, by weight;
 * in editions `por-pontos` Σ weight · points / Σ weight · highest points. The total weighs the sections; a section without applicable answers
 * is left out. Whole numbers make server and client agree to the last digit; rounded half to even.
 */
export function scoreOf({ scored, sections, scoreRule = 'por-pontos' }: ScoredQuestionnaire, answers: GivenAnswers): Score {
  if (!scored) return { total: null, sections: sections.map(() => null) }
  const asked = askedQuestions(sections, answers)
  const parts = sections.map(({ weight, questions }) => {
    const counted = questions.flatMap((question) => (asked.has(question.code) ? (pointsOf(question, answers[question.code]) ?? []) : []))
    return { weight: BigInt(weight), share: scoreRule === 'por-peso' ? meanOf(counted) : shareOf(counted) }
  })
  const counting = parts.flatMap(({ weight, share }) => (share && weight > 0n ? [{ weight, ...share }] : []))
  return { total: percent(meanOf(counting)), sections: parts.map(({ share }) => percent(share)) }
}

export const severities = ['leve', 'moderada', 'grave', 'gravissima'] as const
/** How severe a non-conformity is. */
export type Severity = (typeof severities)[number]
/** Result of an inspection. */
export type InspectionResult = 'conforme' | 'conforme-com-ressalvas' | 'nao-conforme' | 'inconclusiva'

/**
 * The result of an inspection from its score and non-conformities. It is inconclusive when the inspector says so, and when a scored one has no
 * scored answer.
 */
export function resultOf(
  { scored, minScore }: Pick<ScoredQuestionnaire, 'scored' | 'minScore'>,
  found: { readonly total: string | null; readonly severities: readonly Severity[]; readonly isInconclusive?: boolean },
): InspectionResult {
  const { total, severities, isInconclusive = false } = found
  if (isInconclusive || (scored && total === null)) return 'inconclusiva'
  const isBelow = scored && minScore !== null && Number(total) < Number(minScore)
  if (isBelow || severities.includes('grave') || severities.includes('gravissima')) return 'nao-conforme'
  return severities.includes('moderada') ? 'conforme-com-ressalvas' : 'conforme'
}

interface Fraction {
  readonly part: bigint
  readonly whole: bigint
}
type Weighed = Fraction & { readonly weight: bigint }

/** Σ weight · part / Σ weight · whole; `undefined` when the sum of the weights is zero. */
function shareOf(counted: readonly Weighed[]): Fraction | undefined {
  const sum = (key: 'part' | 'whole') => counted.reduce((all, { weight, [key]: points }) => all + weight * points, 0n)
  return sum('whole') === 0n ? undefined : reduced({ part: sum('part'), whole: sum('whole') })
}

/** Σ weight · part/whole / Σ weight; `undefined` when the sum of the weights is zero. */
function meanOf(counted: readonly Weighed[]): Fraction | undefined {
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0n)
  if (weights === 0n) return undefined
  const sum = counted.reduce<Fraction>(
    (all, { part, whole, weight }) => reduced({ part: all.part * whole + weight * part * all.whole, whole: all.whole * whole }),
    { part: 0n, whole: 1n },
  )
  return reduced({ part: sum.part, whole: sum.whole * weights })
}

function reduced({ part, whole }: Fraction): Fraction {
  let [a, b] = [part, whole]
  while (b !== 0n) [a, b] = [b, a % b]
  return a === 0n ? { part, whole } : { part: part / a, whole: whole / a }
}

/** Points of an answer; `undefined` when it is missing, not applicable, or of a type without points. */
function pointsOf({ type, weight, options, scale }: Scored, answer: GivenAnswer | undefined): readonly Weighed[] | undefined {
  const { value = null, na = false } = answer ?? {}
  const whole = highestPoints({ type, options, scale })
  if (na || value === null || value === '' || weight === 0 || whole === 0) return undefined
  const fraction = (part: number) => [{ part: BigInt(part), whole: BigInt(whole), weight: BigInt(weight) }]
  const scoresOf = (chosen: readonly string[]) => options.filter((option) => chosen.includes(option.value)).map(({ score }) => score ?? 0)
  if (type === 'sim-nao' || type === 'sim-nao-na') return value === 'sim' || value === 'nao' ? fraction(value === 'sim' ? 1 : 0) : undefined
  if (type === 'escolha-unica') return fraction(Math.max(0, ...scoresOf([String(value)])))
  if (type === 'multipla-escolha') return fraction(sumOf(scoresOf([value].flat())))
  const [least, most] = endsOf(scale)
  const chosen = Number(value)
  return typeof value === 'string' && Number.isInteger(chosen) && chosen >= least && chosen <= most ? fraction(chosen - least) : undefined
}

/** The most points that an answer can have; 0 for types without points. */
export function highestPoints({ type, options, scale }: Pick<Scored, 'type' | 'options' | 'scale'>): number {
  const all = options.map(({ score }) => score ?? 0)
  if (type === 'sim-nao' || type === 'sim-nao-na') return 1
  if (type === 'escolha-unica') return Math.max(0, ...all)
  if (type === 'multipla-escolha') return sumOf(all)
  const [least, most] = endsOf(scale)
  return type === 'escala' ? most - least : 0
}

function endsOf(scale: Scale | null): readonly [number, number] {
  const [least = 0, most = 0] = (scale ?? '0-0').split('-').map(Number)
  return [least, most]
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** A percentage with two places, rounded half to even. */
function percent(fraction: Fraction | undefined): string | null {
  if (!fraction) return null
  const scaled = fraction.part * 10_000n
  const [whole, rest] = [scaled / fraction.whole, scaled % fraction.whole]
  const half = rest * 2n - fraction.whole
  const rounded = half > 0n || (half === 0n && whole % 2n === 1n) ? whole + 1n : whole
  return `${rounded / 100n}.${String(rounded % 100n).padStart(2, '0')}`
}
