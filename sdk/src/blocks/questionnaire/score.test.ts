import { describe, expect, it } from 'vitest'
import type { Condition } from './fields.js'
import { resultOf, type ScoredQuestionnaire, scoreOf, type Severity } from './score.js'
import { askedQuestions, type GivenAnswers } from './asked.js'
import { sharesOf } from './shares.js'

type Section = ScoredQuestionnaire['sections'][number]
type Question = Section['questions'][number]

const question = (code: string, more: Partial<Question> = {}): Question => ({
  code,
  type: 'sim-nao-na',
  weight: 1,
  scale: null,
  showIf: null,
  options: [],
  ...more,
})
const part = (weight: number, ...questions: Question[]): Section => ({ weight, questions })
const scored = (...sections: Section[]): ScoredQuestionnaire => ({ scored: true, minScore: '70', sections })
const options = (...scores: (number | null)[]) => scores.map((score, place) => ({ value: `o${place + 1}`, score }))
const yes = { value: 'sim' }
const no = { value: 'nao' }
const notApplicable = { value: null, na: true }
const when = (questionId: string, op: Condition['op'], value: string | null = null): Partial<Question> => ({
  showIf: { questionId, op, value },
})

const [a, b, c] = [question('A'), question('B'), question('C')]
const single = question('A', { type: 'escolha-unica', options: options(0, 4, 10) })
const several = question('A', { type: 'multipla-escolha', options: options(2, 3, 5, null) })

describe('the score of an inspection', () => {
  it.each<[string, ScoredQuestionnaire, GivenAnswers, string | null]>([
    ['all right', scored(part(100, a, b)), { A: yes, B: yes }, '100.00'],
    ['half right', scored(part(100, a, b)), { A: yes, B: no }, '50.00'],
    ['nothing right', scored(part(100, a)), { A: no }, '0.00'],
    ['a heavier question', scored(part(100, question('A', { weight: 3 }), b)), { A: yes, B: no }, '75.00'],
    ['a question without weight', scored(part(100, question('A', { weight: 0 }), b)), { A: no, B: yes }, '100.00'],
    ['what does not apply', scored(part(100, a, b)), { A: yes, B: notApplicable }, '100.00'],
    ['what is not answered yet', scored(part(100, a, b)), { A: yes }, '100.00'],
    ['nothing answered', scored(part(100, a)), {}, null],
    ['nothing that applies', scored(part(100, a)), { A: notApplicable }, null],
    ['two sections', scored(part(60, a), part(40, b)), { A: yes, B: no }, '60.00'],
    ['a section that drops out', scored(part(60, a), part(30, b), part(10, c)), { A: notApplicable, B: yes, C: no }, '75.00'],
    ['a section without weight', scored(part(100, a), part(0, b)), { A: yes, B: no }, '100.00'],
    ['only sections without weight', scored(part(0, a), part(100, b)), { A: yes }, null],
    ['thirds, rounded', scored(part(100, a, b, c)), { A: yes, B: no, C: no }, '33.33'],
    ['two thirds, rounded', scored(part(100, a, b, c)), { A: yes, B: yes, C: no }, '66.67'],
    ['one of several', scored(part(100, single)), { A: { value: 'o2' } }, '40.00'],
    ['the best of several', scored(part(100, single)), { A: { value: 'o3' } }, '100.00'],
    ['an option that is gone', scored(part(100, single)), { A: { value: 'o9' } }, '0.00'],
    ['questions of different highest scores', scored(part(100, single, b)), { A: { value: 'o3' }, B: no }, '90.91'],
    ['some of several', scored(part(100, several)), { A: { value: ['o1', 'o3'] } }, '70.00'],
    [
      'options without points',
      scored(part(100, question('A', { type: 'escolha-unica', options: options(null, 0) }), b)),
      { A: { value: 'o1' }, B: yes },
      '100.00',
    ],
    ['the low end of a scale from 1', scored(part(100, question('A', { type: 'escala', scale: '1-5' }))), { A: { value: '1' } }, '0.00'],
    ['the middle of a scale from 1', scored(part(100, question('A', { type: 'escala', scale: '1-5' }))), { A: { value: '3' } }, '50.00'],
    ['a scale from 0', scored(part(100, question('A', { type: 'escala', scale: '0-10' }))), { A: { value: '7' } }, '70.00'],
    ['beyond a scale', scored(part(100, question('A', { type: 'escala', scale: '0-10' }), b)), { A: { value: '11' }, B: yes }, '100.00'],
    ['what has no points', scored(part(100, question('A', { type: 'texto-longo', weight: 9 }), b)), { A: { value: 'sim' }, B: no }, '0.00'],
    ['an answer to what is no longer asked', scored(part(100, a, question('B', when('A', 'igual', 'nao')))), { A: yes, B: no }, '100.00'],
    [
      'half to even, down',
      scored(part(100, question('A', { type: 'escolha-unica', options: options(1, 800) }))),
      { A: { value: 'o1' } },
      '0.12',
    ],
    [
      'half to even, up',
      scored(part(100, question('A', { type: 'escolha-unica', options: options(3, 800) }))),
      { A: { value: 'o1' } },
      '0.38',
    ],
    ['a questionnaire without points', { ...scored(part(100, a)), scored: false }, { A: yes }, null],
  ])('of %s', (_, questionnaire, answers, total) => {
    expect(scoreOf(questionnaire, answers).total).toBe(total)
  })

  it('is told of each section by itself', () => {
    expect(scoreOf(scored(part(60, a), part(40, b), part(0, c)), { A: yes, C: no }).sections).toEqual(['100.00', null, '0.00'])
  })
})

describe('a weight that is a share', () => {
  const shared = (...sections: Section[]) => ({ ...scored(...sections), scoreRule: 'por-peso' as const })

  it.each<[string, ScoredQuestionnaire, GivenAnswers, string | null]>([
    ['counts the same for one point and for ten', shared(part(100, single, b)), { A: { value: 'o3' }, B: no }, '50.00'],
    ['takes the share of the highest points', shared(part(100, single, b)), { A: { value: 'o2' }, B: yes }, '70.00'],
    ['is weighed by question', shared(part(100, { ...single, weight: 3 }, b)), { A: { value: 'o3' }, B: no }, '75.00'],
    ['and by section', shared(part(60, single), part(40, b)), { A: { value: 'o2' }, B: yes }, '64.00'],
    ['is rounded half to even at the end', shared(part(100, a, b, c)), { A: yes, B: no, C: no }, '33.33'],
    ['without answers that apply there is none', shared(part(100, a)), { A: notApplicable }, null],
  ])('%s', (_, questionnaire, answers, wanted) => {
    expect(scoreOf(questionnaire, answers).total).toBe(wanted)
  })

  it('is told in percent of the whole, and not for what never has points', () => {
    const text = question('T', { type: 'texto-curto', weight: 5 })
    const sections = [part(60, { ...single, weight: 3 }, b, text), part(30, c), part(10, question('D', { type: 'foto' }))]
    const shares = (rule: 'por-peso' | 'por-pontos') =>
      [...sharesOf(sections, rule)].map(([code, share]) => [code, Number(share.toFixed(2))])
    expect(shares('por-peso')).toEqual([
      ['A', 50],
      ['B', 16.67],
      ['C', 33.33],
    ])
    expect(shares('por-pontos')).toEqual([
      ['A', 64.52],
      ['B', 2.15],
      ['C', 33.33],
    ])
  })
})

describe('what an inspection comes to', () => {
  it.each<[string | null, readonly Severity[], string]>([
    ['70.00', [], 'conforme'],
    ['69.99', [], 'nao-conforme'],
    ['100.00', ['leve'], 'conforme'],
    ['100.00', ['leve', 'moderada'], 'conforme-com-ressalvas'],
    ['69.99', ['moderada'], 'nao-conforme'],
    ['100.00', ['grave'], 'nao-conforme'],
    ['100.00', ['gravissima', 'leve'], 'nao-conforme'],
    [null, [], 'inconclusiva'],
    [null, ['grave'], 'inconclusiva'],
  ])('with %s and %j', (total, severities, result) => {
    expect(resultOf({ scored: true, minScore: '70' }, { total, severities })).toBe(result)
  })

  it('goes by its non-conformities alone where nothing is scored', () => {
    expect(resultOf({ scored: false, minScore: null }, { total: null, severities: ['grave'] })).toBe('nao-conforme')
    expect(resultOf({ scored: false, minScore: null }, { total: null, severities: [] })).toBe('conforme')
  })

  it('is inconclusive where the inspector says so', () => {
    expect(resultOf({ scored: true, minScore: '70' }, { total: '10.00', severities: ['grave'], isInconclusive: true })).toBe('inconclusiva')
  })
})

describe('a question with a condition', () => {
  const asked = (condition: Partial<Question>, answers: GivenAnswers) =>
    askedQuestions([part(100, a, question('B', condition), question('C', when('B', 'respondida')))], answers).has('B')

  it.each<[Partial<Question>, GivenAnswers, boolean]>([
    [when('A', 'igual', 'nao'), { A: no }, true],
    [when('A', 'igual', 'nao'), { A: yes }, false],
    [when('A', 'igual', 'nao'), {}, false],
    [when('A', 'igual', 'na'), { A: notApplicable }, true],
    [when('A', 'diferente', 'nao'), { A: yes }, true],
    [when('A', 'diferente', 'nao'), {}, false],
    [when('A', 'respondida'), { A: no }, true],
    [when('A', 'respondida'), { A: { value: '' } }, false],
    [when('A', 'contem', 'x'), { A: { value: ['y', 'x'] } }, true],
    [when('A', 'contem', 'x'), { A: { value: ['xy'] } }, false],
    [when('A', 'contem', 'GÁS'), { A: { value: 'cheiro de gás' } }, true],
    [when('A', 'maior', '9'), { A: { value: '10' } }, true],
    [when('A', 'menor', '9'), { A: { value: '10' } }, false],
    [when('A', 'igual', '10'), { A: { value: '10.00' } }, true],
    [when('A', 'maior', '2026-01-31'), { A: { value: '2026-02-01' } }, true],
  ])('%j is asked after %j: %s', (condition, answers, wanted) => {
    expect(asked(condition, answers)).toBe(wanted)
  })

  it('is not asked after one that is not asked itself, whatever that was answered before', () => {
    const chain = [part(100, a, question('B', when('A', 'igual', 'nao')), question('C', when('B', 'igual', 'sim')))]
    expect([...askedQuestions(chain, { A: yes, B: yes })]).toEqual(['A'])
    expect([...askedQuestions(chain, { A: no, B: yes })]).toEqual(['A', 'B', 'C'])
  })
})
