import { expect, it } from 'vitest'
import { createTranslator } from './createTranslator.js'
import { fillText } from './format.js'
import { loadCatalogue } from './loadCatalogue.js'

const portuguese = createTranslator('pt-BR', await loadCatalogue('pt-BR'))
const english = createTranslator('en-US', await loadCatalogue('en-US'))
const spaced = (text: string) => text.replace(/\u00a0/g, ' ')

it('shows a calendar date as dd/mm/aaaa in every language and every zone', () => {
  expect(portuguese.date('2010-01-01')).toBe('01/01/2010')
  expect(english.date('2010-12-31')).toBe('31/12/2010')
  expect(english.date('2010-12-31T23:59:59Z')).toBe('31/12/2010')
  expect(portuguese.date('amanhã')).toBe('amanhã')
})
it('shows a timestamp in the time of Brasília and says so', () => {
  expect(portuguese.dateTime('2026-11-21T02:05:00Z')).toBe('20/11/2026 23:05 (Brasília)')
  // Daylight saving time was in force then.
  expect(english.dateTime('2018-12-01T02:00:00.000Z')).toBe('01/12/2018 00:00 (Brasília)')
  expect(portuguese.dateTime('')).toBe('')
})
it('shows money in BRL with Brazilian formatting in every language, exact to the cent', () => {
  expect(spaced(portuguese.money('1234.5'))).toBe('R$ 1.234,50')
  expect(spaced(english.money('3538332.94'))).toBe('R$ 3.538.332,94')
  expect(spaced(portuguese.money('90071992547409930.07'))).toBe('R$ 90.071.992.547.409.930,07')
  expect(portuguese.money('abc')).toBe('abc')
})
it('writes numbers as the language does, without losing digits of a decimal string', () => {
  expect(portuguese.number(1234.5)).toBe('1.234,5')
  expect(english.number('1234.500001')).toBe('1,234.500001')
})
it('titles a page with a text of the catalogue or with the words of the host', () => {
  const venues = { 'pt-BR': 'Praças', 'en-US': 'Venues', 'es-ES': 'Instalaciones' }
  expect([portuguese.title('routes.people'), portuguese.title(venues)]).toEqual(['Pessoas', 'Praças'])
  expect(english.title(venues)).toBe('Venues')
})
it('marks an ordinal as the language does', () => {
  expect(portuguese.ordinalMark(72)).toBe('º')
  expect([1, 2, 3, 4, 11, 72, 101].map((place) => `${place}${english.ordinalMark(place)}`)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '72nd',
    '101st',
  ])
})
it('puts the least quantity into a text as it is', () => {
  expect(portuguese.text('validation.min', { min: 0.0001 })).toBe('Deve ser maior ou igual a 0,0001')
  expect(portuguese.text('validation.max', { max: 10_000 })).toBe('Deve ser menor ou igual a 10.000')
})
it('writes a decimal string or a date where the text says that it is one, and leaves codes as they are', () => {
  const params = { item: 2, balance: '1234.5000', code: '0110', from: '2026-03-20' }
  expect(fillText('pt-BR', '{item}: {balance:number} de {code} após {from:date}', params)).toBe('2: 1.234,5 de 0110 após 20/03/2026')
  expect(fillText('en-US', '{balance:number}, {none:number}', params)).toBe('1,234.5, {none:number}')
})
it('keeps the sign of an amount in a text on the line of the amount', () => {
  const amounts = { price: '21.9', total: '1234.0575' }
  expect(fillText('es-ES', '{price:money} y {total:money}', amounts)).toBe('R$\u00a021,90 y R$\u00a01.234,0575')
})
it('chooses the form for one and for many', () => {
  expect(portuguese.plural('list.count', 0)).toBe('0 registros')
  expect(portuguese.plural('list.count', 1)).toBe('1 registro')
  expect(portuguese.plural('list.count', 1234)).toBe('1.234 registros')
  expect(english.plural('list.count', 0)).toBe('0 records')
})
it('has no text for a key made at run time that nobody wrote', () => {
  expect(portuguese.maybeText('validation.department.cycle')).toBeUndefined()
  expect(portuguese.maybeText('validation.required')).toBe('Obrigatório')
})
