import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../core/locale.js'
import { formatNumber } from '../../../../locale/format.js'
import type { AskedQuestion } from './givenAnswers.js'
import { phoneTexts } from './phoneTexts.js'
import { rangeText, saidText, typedText, typedValue } from './saidText.js'

const asked = (question: Partial<AskedQuestion['question']>) =>
  ({ question: { options: [], unit: null, min: null, max: null, step: null, ...question } }) as unknown as Pick<AskedQuestion, 'question'>
const texts = phoneTexts['pt-BR']

describe('a number typed on a phone', () => {
  it.each([
    ['moeda', '1.500,00', '1500.00'],
    ['moeda', 'R$ 1500', '1500'],
    ['numero', '1.234', '1234'],
    ['numero', '1.5', '1.5'],
    ['numero', '-2,25', '-2.25'],
  ] as const)('is kept as it is read in Brazil: %s %s', (type, text, value) => {
    expect(typedValue(type, text)).toBe(value)
  })
  it('stays as it was written when it is none, and is nothing when it is empty', () => {
    expect(typedValue('numero', 'uns dez')).toBe('uns dez')
    expect([typedValue('numero', ''), typedValue('texto-curto', ' ')]).toEqual([null, null])
  })
  it('is shown with its thousands, its cents and the numbers that are taken', () => {
    expect([typedText('moeda', '1500'), typedText('numero', '1234.5')]).toEqual(['1.500,00', '1.234,5'])
    expect(saidText(asked({ type: 'moeda' }), { value: '1500' }, texts)).toBe('R$\u00a01.500,00')
    expect(saidText(asked({ type: 'numero', unit: 'un' }), { value: '1234' }, texts)).toBe('1.234\u00a0un')
    const say = (question: Parameters<typeof asked>[0], locale: Locale = 'pt-BR') =>
      rangeText(asked(question), phoneTexts[locale], (value) => formatNumber(locale, value))
    expect(say({ type: 'numero', min: '0', max: '5000.0000' })).toBe('(0 – 5.000)')
    expect(say({ type: 'numero', min: '0', max: '10', step: '0.5' })).toBe('(0 – 10, de 0,5 em 0,5)')
    expect(say({ type: 'numero', min: '0.5', max: '1000.0000', step: '0.5' }, 'en-US')).toBe('(0.5 – 1,000, in steps of 0.5)')
    expect([say({ type: 'numero', max: '5' }), say({ type: 'moeda', max: '5' })]).toEqual(['(≤ 5)', ''])
  })
})

describe('a date and a time typed on a phone', () => {
  it.each([
    ['data', '1/3/27', '2027-03-01'],
    ['data', '05082026', '2026-08-05'],
    ['data', '010327', '2027-03-01'],
    ['data', '2027-03-01', '2027-03-01'],
    ['data', '31/02/2026', '31/02/2026'],
    ['data', '5/8', '5/8'],
    ['hora', '9h', '09:00'],
    ['hora', '930', '09:30'],
    ['hora', '25:00', '25:00'],
  ] as const)('is read day first, and stays as it was written when it is none: %s %s', (type, text, value) => {
    expect(typedValue(type, text)).toBe(value)
  })
  it('is shown day first, whatever the language of the browser', () => {
    expect(typedText('data', '2026-08-05')).toBe('05/08/2026')
    expect(saidText(asked({ type: 'data' }), { value: '2026-08-05' }, texts)).toBe('05/08/2026')
  })
})

it('calls a signature signed and a file a file, not photos', () => {
  const one = { value: ['a'], photos: [{}] }
  expect(saidText(asked({ type: 'assinatura' }), one, texts)).toBe('Assinado')
  expect(saidText(asked({ type: 'arquivo' }), one, texts)).toBe('Arquivos: 1')
  expect(saidText(asked({ type: 'foto' }), one, texts)).toBe('Fotos: 1')
})
