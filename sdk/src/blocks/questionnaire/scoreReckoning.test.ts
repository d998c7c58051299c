import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedQuestions, type GivenAnswers } from './asked.js'
import { questionTypes, type ScoreRule, scoreRules, scales } from './question.js'
import { type ScoredQuestionnaire, scoreOf } from './score.js'

const isLong = process.env.TEST_MATRIX === 'all'

type Section = ScoredQuestionnaire['sections'][number]
type Question = Section['questions'][number]

interface Drawn extends Pick<Question, 'type' | 'weight' | 'scale'> {
  readonly scores: readonly (number | null)[]
  /** Distance back to the question of its condition; no condition beyond the first question. */
  readonly after: number
  readonly wanted: string | null
}

const points = fc.option(fc.integer({ min: 0, max: 100 }))
const bare = fc.record<Drawn>({
  type: fc.constantFrom(...questionTypes),
  weight: fc.integer({ min: 0, max: 10 }),
  scale: fc.constantFrom(...scales),
  scores: fc.array(points, { minLength: 2, maxLength: 4 }),
  after: fc.integer({ min: 1, max: 6 }),
  wanted: fc.option(fc.constantFrom('sim', 'nao', 'na', 'o1', '3')),
})
const parts = fc.array(fc.record({ weight: fc.integer({ min: 0, max: 100 }), questions: fc.array(bare, { minLength: 1, maxLength: 5 }) }), {
  minLength: 1,
  maxLength: 4,
})
/** Values that fit a question and values that do not, because an answer may outlive its option. */
const value = fc.oneof(
  fc.constantFrom('sim', 'nao', 'o1', 'o2', 'o3', 'o9', '', '0', '3', '5', '10', '11', '7.50'),
  fc.subarray(['o1', 'o2', 'o3', 'o4', 'o9']),
  fc.constant(null),
)
const answer = fc.option(fc.record({ value, na: fc.boolean() }), { nil: undefined, freq: 6 })
const cases = fc.record({ parts, answers: fc.array(answer, { minLength: 20, maxLength: 20 }) }).map(({ parts: drawn, answers }) => {
  const sections = laidOut(drawn)
  const codes = sections.flatMap(({ questions }) => questions.map(({ code }) => code))
  return { sections, answers: Object.fromEntries(codes.map((code, place) => [code, answers[place]])) as GivenAnswers }
})

test('a score is what its rule says, reckoned another way, weighed by section, half to even', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(cases, ({ sections, answers }) => {
      for (const scoreRule of scoreRules)
        expect(scoreOf({ scored: true, minScore: null, scoreRule, sections }, answers).total).toBe(reckoned(sections, answers, scoreRule))
    }),
    { numRuns: isLong ? 100_000 : 2000 },
  )
})

function laidOut(drawn: readonly { readonly weight: number; readonly questions: readonly Drawn[] }[]) {
  let place = 0
  return drawn.map(
    ({ weight, questions }): Section => ({
      weight,
      questions: questions.map(({ type, weight: own, scale, scores, after, wanted }): Question => {
        place += 1
        const named = place - after
        const showIf = wanted !== null && named > 0 ? ({ questionId: `P${named}`, op: 'igual', value: wanted } as const) : null
        return {
          code: `P${place}`,
          type,
          weight: own,
          scale,
          showIf,
          options: scores.map((score, index) => ({ value: `o${index + 1}`, score })),
        }
      }),
    }),
  )
}

/** A slow second calculation that shares no code with `scoreOf`: unreduced fractions and a search for the nearest hundredth. */
function reckoned(sections: readonly Section[], answers: GivenAnswers, rule: ScoreRule): string | null {
  const asked = askedQuestions(sections, answers)
  let [above, below, weights] = [0n, 1n, 0n]
  for (const { weight, questions } of sections) {
    const counted = questions.filter(({ code }) => asked.has(code)).map((question) => reached(question, answers[question.code]))
    // A share of ten points is made one of all highest points together.
    const common = rule === 'por-pontos' ? 1 : counted.reduce((product, [, highest]) => product * (highest || 1), 1)
    const scale = (highest: number) => BigInt(rule === 'por-pontos' ? 1 : common / (highest || 1))
    const part = counted.reduce((sum, [points_, highest, own]) => sum + BigInt(points_ * own) * scale(highest), 0n)
    const whole = counted.reduce((sum, [, highest, own]) => sum + BigInt(highest * own) * scale(highest), 0n)
    if (whole === 0n) continue
    above = above * whole + BigInt(weight) * part * below
    below *= whole
    weights += BigInt(weight)
  }
  if (weights === 0n) return null
  const [share, unit] = [above * 10_000n, below * weights]
  const distance = (hundredths: bigint) => (share > hundredths * unit ? share - hundredths * unit : hundredths * unit - share)
  const lower = share / unit
  const isUp = distance(lower + 1n) < distance(lower) || (distance(lower + 1n) === distance(lower) && lower % 2n !== 0n)
  return (Number(isUp ? lower + 1n : lower) / 100).toFixed(2)
}

/** Points, highest possible points, and weight; zeros when the answer does not count. */
function reached({ type, weight, scale, options }: Question, given: GivenAnswers[string]): readonly [number, number, number] {
  const nothing = [0, 0, 0] as const
  if (!given || given.na || given.value === null || given.value === '') return nothing
  const chosen = [given.value].flat()
  const all = options.map(({ score }) => score ?? 0)
  const had = options.filter((option) => chosen.includes(option.value)).map(({ score }) => score ?? 0)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  switch (type) {
    case 'sim-nao':
    case 'sim-nao-na':
      return given.value === 'sim' || given.value === 'nao' ? [given.value === 'sim' ? 1 : 0, 1, weight] : nothing
    case 'escolha-unica': {
      const highest = Math.max(...all)
      const one = options.find((option) => option.value === String(given.value as string))?.score ?? 0
      return highest === 0 ? nothing : [one, highest, weight]
    }
    case 'multipla-escolha':
      return [sum(had), sum(all), weight]
    case 'escala': {
      const [least, most] = scale === '1-5' ? [1, 5] : [0, 10]
      const step = typeof given.value === 'string' ? Number(given.value) : Number.NaN
      return Number.isInteger(step) && step >= least && step <= most ? [step - least, most - least, weight] : nothing
    }
    default:
      return nothing
  }
}
