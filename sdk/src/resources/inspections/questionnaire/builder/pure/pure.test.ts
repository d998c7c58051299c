import { describe, expect, test } from 'vitest'
import { balanced, dependants, nextCodes, recoded, stepPlace, weightOf, withoutConditions } from './edit.js'
import { compareSections } from './compare.js'
import { withValues } from '../../rules/codes.js'
import { type QuestionRow, questionOf, type SectionRow, sectionOf } from './rows.js'
import { begin, changedText, mostSteps, record, redone, type Steps, undone } from './steps.js'
import { withStoredIds } from './storedIds.js'

const question = (code: string, more: object = {}): QuestionRow => ({ code, statement: `${code}?`, type: 'sim-nao', options: [], ...more })
const section = (title: string, codes: readonly (string | QuestionRow)[], more: object = {}): SectionRow => ({
  title,
  weight: 50,
  questions: codes.map((each) => (typeof each === 'string' ? question(each) : each)),
  ...more,
})
const condition = (questionId: string, value = 'nao') => ({ showIf: { questionId, op: 'igual', value } })
const two = [section('A', ['P1', question('P2', condition('P1'))]), section('B', [question('P3', condition('P1')), 'P4'])]

describe('codes', () => {
  test('are never given twice, not even that of a question that was taken out since it was stored', () => {
    expect(nextCodes(2, two)).toEqual(['P5', 'P6'])
    expect(nextCodes(1, two, [section('A', ['P9', 'X1'])])).toEqual(['P10'])
    expect(nextCodes(1, [])).toEqual(['P1'])
  })

  test('of a copied section are others, and its own conditions follow', () => {
    const copy = recoded(section('A', ['P1', question('P2', condition('P1')), question('P3', condition('X'))]), ['P7', 'P8', 'P9'])
    expect(copy.questions.map(({ code, showIf }) => [code, (showIf as { questionId?: string })?.questionId])).toEqual([
      ['P7', undefined],
      ['P8', 'P7'],
      ['P9', 'X'],
    ])
  })
})

test.each([
  [0, 1, 1, { section: 1, question: 0 }],
  [1, 0, -1, { section: 0, question: 2 }],
  [0, 0, 1, { section: 0, question: 1 }],
  [0, 0, -1, undefined],
  [1, 1, 1, undefined],
] as const)('a question at %i.%i goes by %i over the edge of its section', (at, place, step, expected) => {
  expect(stepPlace(two, { section: at, question: place }, step)).toEqual(expected)
})

test.each([
  [0, []],
  [1, [100]],
  [3, [34, 33, 33]],
  [7, [15, 15, 14, 14, 14, 14, 14]],
])('the weights of %i sections are as equal as they can be', (count, weights) => {
  expect(balanced(count)).toEqual(weights)
})

test('weights that are not written yet count for nothing', () => {
  expect(weightOf([section('A', [], { weight: 60 }), section('B', [], { weight: null }), section('C', [], { weight: '39' })])).toBe(99)
})

test('conditions are found by the question and by the answer that they name, and go without touching anything else', () => {
  expect(dependants(two, 'P1').map(({ code }) => code)).toEqual(['P2', 'P3'])
  expect(dependants(two, 'P1', 'sim')).toEqual([])
  const freed = withoutConditions(two, new Set(['P3']))
  expect(freed[0]).toBe(two[0])
  expect(dependants(freed, 'P1').map(({ code }) => code)).toEqual(['P2'])
})

test('an option without a value gets one of its own from its text', () => {
  const named = withValues([{ label: 'Muito bom', value: '' }, { label: 'Não há', value: 'x' }, { label: 'muito bom!' }, { label: '' }])
  expect(named.map(({ value }) => value)).toEqual(['muito-bom', 'x', 'muito-bom-2', 'opcao-4'])
})

test('a question is read as an inspection reads it, and once', () => {
  const row = question('P1', { weight: null, help: '', showIf: { questionId: '', op: null, value: '' }, min: '2' })
  expect(questionOf(row)).toMatchObject({ weight: 0, help: null, showIf: null, min: '2', options: [] })
  expect(questionOf(row)).toBe(questionOf(row))
})

describe('steps', () => {
  const at = (time: number, text?: string) => ({ at: time, text })
  const all = (steps: Steps<number>) => [steps.past, steps.present, steps.future]

  test('the last hundred are kept, and each can be taken back and done again', () => {
    let steps = begin(0)
    for (let number = 1; number <= 150; number += 1) steps = record(steps, number, at(number))
    expect(steps.past).toHaveLength(mostSteps)
    for (let number = 149; number >= 50; number -= 1) {
      steps = undone(steps) ?? steps
      expect(steps.present).toBe(number)
    }
    expect(undone(steps)).toBeUndefined()
    for (let number = 51; number <= 150; number += 1) {
      steps = redone(steps) ?? steps
      expect(steps.present).toBe(number)
    }
    expect(redone(steps)).toBeUndefined()
  })

  test('typing on without a pause is one step, elsewhere or later is another, and what was taken back goes', () => {
    const typed = record(record(record(begin(0), 1, at(0, 'a')), 2, at(900, 'a')), 3, at(1000, 'b'))
    expect(all(typed)).toEqual([[0, 2], 3, []])
    const later = record(typed, 4, at(2500, 'b'))
    expect(all(later)).toEqual([[0, 2, 3], 4, []])
    expect(all(record(undone(later) ?? later, 5, at(2600, 'c')))).toEqual([[0, 2, 3], 5, []])
  })

  test('one text that differs is told from anything more', () => {
    const before = [{ title: 'A', list: [{ text: '' }] }]
    expect(changedText(before, [{ ...before[0], title: 'B' }])).toBe('/0/title')
    expect(changedText(before, [{ title: 'B', list: [] }])).toBeUndefined()
    expect(changedText(before, [...before, { title: 'B', list: [] }])).toBeUndefined()
    expect(changedText([{ weight: 1 }], [{ weight: 2 }])).toBeUndefined()
  })
})

describe('a former state', () => {
  const stored = [section('A', [question('P1', { id: 11, options: [{ id: 111, value: 'bom' }] })], { id: 1 })]
  test('is the same rows, where they have been saved since', () => {
    const before = [section('A', [question('P1', { options: [{ value: 'bom' }, { value: 'ruim' }] }), 'P2'])]
    expect(withStoredIds(before, stored)).toMatchObject([{ id: 1, questions: [{ id: 11, options: [{ id: 111 }, {}] }, { code: 'P2' }] }])
  })
  test('has new rows, where they have been taken out since', () => {
    const [back] = withStoredIds([section('B', [question('P7', { id: 70 })], { id: 7 })], stored)
    expect(back).not.toHaveProperty('id')
    expect(back?.questions[0]).not.toHaveProperty('id')
  })
  test('is the same object where nothing is to be done', () => {
    expect(withStoredIds(stored, stored)[0]).toBe(stored[0])
  })
})

describe('two states', () => {
  const read = (rows: readonly SectionRow[]) => rows.map((row) => sectionOf(row))
  const told = (before: readonly SectionRow[], after: readonly SectionRow[]) => {
    const { sections, questions } = compareSections(read(before), read(after))
    return [
      ...sections.map(({ kind, title }) => `${kind} ${title}`),
      ...questions.map((change) => {
        const detail =
          change.kind === 'changed' ? ` ${change.keys.join()}` : change.kind === 'moved' && change.from ? ` ${change.from}` : ''
        return `${change.kind} ${change.question.code}${detail}`
      }),
    ]
  }
  const base = [section('A', ['P1', 'P2', 'P3']), section('B', ['P4'])]
  test.each<[string, readonly SectionRow[], readonly string[]]>([
    ['the same', [section('A', ['P1', 'P2', 'P3'], { id: 9 }), section('B', ['P4'])], []],
    ['added', [section('A', ['P1', 'P5', 'P2', 'P3']), section('B', ['P4'])], ['added P5']],
    ['removed', [section('A', ['P1', 'P3']), section('B', ['P4'])], ['removed P2']],
    ['moved within', [section('A', ['P3', 'P1', 'P2']), section('B', ['P4'])], ['moved P3']],
    ['moved to another section', [section('A', ['P1', 'P2']), section('B', ['P3', 'P4'])], ['moved P3 A']],
    [
      'reworded and moved',
      [section('A', ['P2', question('P1', { statement: 'Novo?' }), 'P3']), base[1] as SectionRow],
      ['moved P2', 'changed P1 statement'],
    ],
    ['with another condition', [base[0] as SectionRow, section('B', [question('P4', condition('P1'))])], ['changed P4 showIf']],
    ['a section renamed', [section('Z', ['P1', 'P2', 'P3']), section('B', ['P4'])], ['renamed Z']],
    ['sections that changed places', [base[1] as SectionRow, base[0] as SectionRow], ['moved B']],
  ])('%s', (_, after, changes) => {
    expect(told(base, after).toSorted()).toEqual([...changes].toSorted())
  })
})
