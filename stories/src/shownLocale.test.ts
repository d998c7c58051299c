import { expect, test } from 'vitest'
import { initialGlobals } from './globals.js'
import { shownLocale } from './shownLocale.js'

const localeOf = (chosen: object, { own = {}, isDone = false, hasSteps = true } = {}) => {
  const globals = { ...initialGlobals, locale: 'es-ES', ...chosen, ...own }
  return shownLocale({ globals, storyGlobals: own, playFunction: hasSteps ? () => undefined : undefined, viewMode: 'story' }, isDone)
}

test('a screen speaks Portuguese until its steps have run, then the language of the toolbar', () => {
  expect(localeOf({})).toBe('pt-BR')
  expect(localeOf({ network: 'slow' })).toBe('pt-BR')
  expect(localeOf({}, { isDone: true })).toBe('es-ES')
  expect(localeOf({}, { hasSteps: false })).toBe('es-ES')
})

test('steps that find nothing do not keep the language of the toolbar back', () => {
  expect(localeOf({ place: 'hostile' })).toBe('es-ES')
  expect(localeOf({ network: 'none' })).toBe('es-ES')
})

test('a story that is made for a portal or for a language has steps that find it there', () => {
  expect(localeOf({}, { own: { place: 'portal' } })).toBe('pt-BR')
  expect(localeOf({}, { own: { locale: 'en-US' } })).toBe('en-US')
})
