import { expect, it } from 'vitest'
import { validation as english } from '../../../../locale/en-US/validation.js'
import { validation as spanish } from '../../../../locale/es-ES/validation.js'
import { validation as portuguese } from '../../../../locale/pt-BR/validation.js'
import { siteVisitMessages } from '../messages.js'
import { phoneTexts } from './phoneTexts.js'

it.each([
  ['pt-BR', portuguese],
  ['en-US', english],
  ['es-ES', spanish],
] as const)('a phone without network says the rules in the words of the catalogue: %s', (locale, catalogue) => {
  const { steps, ...rules } = phoneTexts[locale].rules
  const words: Readonly<Record<string, string>> = catalogue
  expect(Object.fromEntries(Object.keys(rules).map((code) => [code, words[`validation.${code}`]]))).toEqual(rules)
  expect(steps).toBe(siteVisitMessages[locale].rules.steps)
})
