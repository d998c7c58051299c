import { expect, it } from 'vitest'
import { departmentMessages } from '../resources/administrative/department/messages.js'
import { fieldLabel, listedLabel, ruleText } from './resourceText.js'

const texts = { locale: 'pt-BR', maybeText: () => undefined } as const

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('a server that says %s is shown no function', (name) => {
  expect(ruleText(texts, departmentMessages, { code: name })).toBeUndefined()
  expect(ruleText(texts, departmentMessages, { code: `department.${name}` })).toBeUndefined()
  expect(fieldLabel(texts, departmentMessages, name)).toBe(name)
  expect(listedLabel(texts, departmentMessages, { key: 'kind', value: name })).toBeUndefined()
  expect(listedLabel(texts, departmentMessages, { key: name, value: name })).toBeUndefined()
})
