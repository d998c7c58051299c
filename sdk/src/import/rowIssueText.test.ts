import { expect, it } from 'vitest'
import { createTranslator } from '../locale/createTranslator.js'
import type { LocaleValue } from '../locale/LocaleProvider.js'
import { catalogue } from '../locale/pt-BR/catalogue.js'
import { person } from '../resources/people/person/resource.js'
import { event } from '../resources/competitions/event/resource.js'
import { rowIssueText } from './rowIssueText.js'

const locale = createTranslator('pt-BR', catalogue) as LocaleValue

it('says that a date in the file lacks its year, and not that it is wrong', () => {
  const words = (text: string) => rowIssueText(person, locale, { path: 'birthDate', code: 'date' }, { birthDate: text })
  expect(words('10/3')).toBe('Falta o ano. Escreva como em 31/12/2026.')
  expect(words('31/02/1990')).toBe('Data inválida')
})

it('says that a moment in the file lacks its hour', () => {
  const path = 'openingAt'
  const words = (text: string) => rowIssueText(event, locale, { path, code: 'date' }, { [path]: text })
  expect(['28/11/2026', '2026-11-28'].map(words)).toEqual(Array(2).fill('Falta a hora, por exemplo 19:30.'))
  expect(words('10/3 19h')).toBe('Falta o ano. Escreva como em 31/12/2026 08:30.')
  expect(words('28/11/2026 25:00')).toBe('Data inválida')
})
