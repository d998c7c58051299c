import { expect, it } from 'vitest'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import { answerText } from './answerText.js'

const writing = { locale: 'pt-BR', date: String, number: String, money: String } as const

it('keeps a number and its unit on one line', () => {
  const question = { type: 'numero', unit: '°C', options: [] } as unknown as Question
  expect(answerText(question, { value: '60', na: false, photos: [] }, writing)).toBe('60\u00a0°C')
})
