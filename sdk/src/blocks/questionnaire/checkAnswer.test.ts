import { expect, it } from 'vitest'
import { checkAnswer } from './checkAnswer.js'
import type { Question } from './fields.js'
import type { QuestionType } from './question.js'

const question = (type: QuestionType, more: Partial<Question> = {}) => ({
  ...{ type, min: null, max: null, step: null, scale: null, allowComment: true, photoMax: 0, options: [] },
  ...more,
})
const marks = question('numero', { min: '0', max: '10', step: '0.5' })

it.each<[string, ReturnType<typeof question>, string, object | undefined]>([
  ['a number above the most', marks, '10.5', { code: 'max', params: { max: 10 } }],
  ['a number below the least', marks, '-1', { code: 'min', params: { min: 0 } }],
  ['a number between two steps', marks, '7.3', { code: 'multipleOf', params: { value: 0.5 } }],
  ['a number on a step', marks, '7.5', undefined],
  ['a step of tenths, exactly', question('numero', { step: '0.1' }), '0.3', undefined],
  [
    'a step that counts from elsewhere',
    question('numero', { min: '1', step: '2' }),
    '4',
    { code: 'siteVisit.steps', params: { step: 2, min: 1 } },
  ],
  ['words for a number', marks, 'dez', { code: 'invalid' }],
  ['words for money', question('moeda'), 'caro', { code: 'invalid' }],
  ['a day that does not exist', question('data'), '2026-02-30', { code: 'date' }],
  ['a year of two digits', question('data'), '0026-10-10', { code: 'date' }],
  ['a time that does not exist', question('hora'), '25:00', { code: 'pattern' }],
])('%s is told in the words of its rule', (_, asked, value, wanted) => {
  const issues = checkAnswer(asked, { value, na: false, comment: null, photos: [] })
  expect(issues).toEqual(wanted === undefined ? [] : [{ path: 'value', ...wanted }])
})
