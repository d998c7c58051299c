import { describe, expect, it } from 'vitest'
import type { AnswerDraft, StoredAnswer } from '../../../../blocks/questionnaire/answer.js'
import type { OutboxEntry } from '../../../../outbox/outboxEntry.js'
import {
  answerSubject,
  type AskedQuestion,
  countAnswered,
  firstOpen,
  isWrong,
  type KnownAnswers,
  knownAnswers,
  misfitOf,
  visitPath,
  withFindings,
  wrongName,
} from './givenAnswers.js'

const finding = { severity: 'grave', description: 'Piso solto', deadline: null, correctiveAction: null } as const
let order = 0
const entry = (code: string, answer: Partial<AnswerDraft>, more: Partial<OutboxEntry> = {}) => {
  order += 1
  return {
    ...{ id: `e${order}`, order, at: order, person: '1', files: [], label: code, method: 'POST' },
    ...{ subject: answerSubject(7, code), path: `${visitPath(7)}/respostas` },
    body: { answers: [{ questionId: code, value: 'nao', na: false, comment: null, photos: [], key: `k${order}`, ...answer }] },
    ...more,
  } as OutboxEntry
}

describe('what waits on the device', () => {
  it('keeps a finding in sight whatever is said of the question after it', () => {
    const known = knownAnswers(7, [], [entry('P1', { finding }), entry('P1', { comment: 'O zelador foi avisado.' })])
    expect(known.get('P1')).toMatchObject({ finding, comment: 'O zelador foi avisado.', state: 'waiting' })
  })
  it('is counted by questions, however often one was answered and with how many photos', () => {
    const photos = { subject: `${answerSubject(7, 'P1')}/fotos`, path: `${visitPath(7)}/fotos`, body: {} }
    expect(countAnswered([entry('P1', {}), entry('P1', { comment: 'x' }), entry('P1', {}, photos), entry('P2', {})])).toBe(2)
  })
  it('stays in sight as it is when another device answered otherwise', () => {
    const current = { questionId: 'P1', value: 'sim' } as StoredAnswer
    const refused = { refusal: { status: 200, code: 'conflict', fieldErrors: [], current } }
    const known = knownAnswers(7, [current], [entry('P1', { finding }, refused), entry('P1', { comment: 'x' })])
    expect(known.get('P1')).toMatchObject({ state: 'conflict', finding, rival: current })
  })
  it('tells which findings were sent, and which were taken back', () => {
    const sent = { answers: [{ questionId: 'P1', finding }, { questionId: 'P2' }, { questionId: 'P3', finding: null }] }
    expect(withFindings({ P2: finding, P3: finding }, sent)).toEqual({ P1: finding, P2: finding })
  })
})

describe('what is typed and does not fit', () => {
  const question = { type: 'texto-curto', allowComment: true, photoMax: 0, options: [] } as unknown as AskedQuestion['question']
  const draft = { value: 'Piso', na: false, comment: null, photos: [] } as unknown as AnswerDraft
  it.each([
    ['value', { value: 'x'.repeat(201) }, 201],
    ['comment', { comment: 'x'.repeat(2001) }, 2001],
    ['finding', { finding: { ...finding, description: 'x'.repeat(1001) } }, 1001],
  ] as const)('is told for the part it stands in: %s', (part, change, length) => {
    const misfit = misfitOf(question, { ...draft, ...change })
    expect(misfit).toMatchObject({ part, wrong: { issue: { path: part, code: 'maxLength', params: { max: length - 1 } } } })
    expect(misfit?.wrong.value).toHaveLength(length)
  })
  it.each(['value', 'comment', 'finding'] as const)('makes its question wanting, and no other: %s', (part) => {
    const wrong = { [wrongName('P1', part)]: { value: 'x', issue: { path: part, code: 'maxLength' } } }
    expect([isWrong(wrong, 'P1'), isWrong(wrong, 'P')]).toEqual([true, false])
  })
  it('is nothing while every part fits', () => {
    expect(misfitOf(question, { ...draft, comment: 'x'.repeat(2000), finding })).toBeUndefined()
  })
})

describe('a visit that is opened again', () => {
  const question = { type: 'sim-nao', required: true, options: [], photoMin: 0, photoMax: 3 }
  const asked = ['P1', 'P2', 'P3'].map((code) => ({ question: { ...question, code }, section: 0 })) as unknown as readonly AskedQuestion[]
  const startOf = (answers: Readonly<Record<string, number>>, wrong: KnownAnswers['wrong'] = {}) => {
    const entries = Object.entries(answers).map(([code, photos]) =>
      entry(code, {
        photos: Array.from({ length: photos }, (_, place) => ({ sha256: `${code}${place}` })) as unknown as AnswerDraft['photos'],
      }),
    )
    return firstOpen(asked, { known: knownAnswers(7, [], entries), wrong, policy: 'obrigatoria' })
  }
  it('goes on at the first question without an answer, although one before it lacks its photo', () => {
    expect(startOf({ P1: 0 })).toBe('P2')
    expect(startOf({ P1: 0, P2: 1 })).toBe('P3')
  })
  it('goes on at an answer that does not fit, whatever was left out before it, then at a missing photo, and otherwise begins', () => {
    const wrong = { value: '31/02/2026', issue: { path: 'value', code: 'date' } }
    expect(startOf({ P1: 0, P2: 1, P3: 1 }, { P2: wrong })).toBe('P2')
    expect(startOf({ P3: 1 }, { P3: wrong })).toBe('P3')
    expect(startOf({ P1: 1, P2: 0, P3: 1 })).toBe('P2')
    expect(startOf({ P1: 1, P2: 1, P3: 1 })).toBe('P1')
  })
})
