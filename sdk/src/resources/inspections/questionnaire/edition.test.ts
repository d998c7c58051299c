import { expect, it } from 'vitest'
import { questionnaire } from './resource.js'

it('a questionnaire says which edition it is', () => {
  expect(Object.keys(questionnaire.sections[0]?.facts ?? {})).toEqual(['code', 'edition'])
})
