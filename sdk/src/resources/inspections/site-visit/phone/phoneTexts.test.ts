import { expect, it } from 'vitest'
import { controls as englishControls } from '../../../../locale/en-US/controls.js'
import { validation as english } from '../../../../locale/en-US/validation.js'
import { controls as spanishControls } from '../../../../locale/es-ES/controls.js'
import { validation as spanish } from '../../../../locale/es-ES/validation.js'
import { controls as portugueseControls } from '../../../../locale/pt-BR/controls.js'
import { validation as portuguese } from '../../../../locale/pt-BR/validation.js'
import { answerTexts } from '../../../../blocks/questionnaire/answer/answerTexts.js'
import { siteVisitMessages } from '../messages.js'
import { phoneTexts } from './phoneTexts.js'

it.each([
  ['pt-BR', { ...portuguese, ...portugueseControls }],
  ['en-US', { ...english, ...englishControls }],
  ['es-ES', { ...spanish, ...spanishControls }],
] as const)('a phone without network says the rules in the words of the catalogue: %s', (locale, catalogue) => {
  const { steps, noYear, unread, ...rules } = phoneTexts[locale].rules
  const words: Readonly<Record<string, string>> = catalogue
  expect(Object.fromEntries(Object.keys(rules).map((code) => [code, words[`validation.${code}`]]))).toEqual(rules)
  expect(noYear).toBe(words['controls.noYear'])
  expect(unread).toBe(words['controls.unread'])
  expect(steps).toBe(siteVisitMessages[locale].rules.steps)
})

it.each(['pt-BR', 'en-US', 'es-ES'] as const)('an answer has one word on the phone and in the record: %s', (locale) => {
  const { yes, no, notApplicable } = phoneTexts[locale]
  const { yes: yesOfRecord, no: noOfRecord, na } = answerTexts[locale]
  expect([yes, no, notApplicable]).toEqual([yesOfRecord, noOfRecord, na])
})
