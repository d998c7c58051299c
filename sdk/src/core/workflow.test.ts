import { expect, it } from 'vitest'
import { reasonIssue } from './workflow.js'

it.each([
  ['', 'required'],
  ['…………………………', 'words'],
  ['erro', 'minLength'],
  ['erro      .', 'minLength'],
  ['   erro da   ', 'minLength'],
  ['erro de cadastro', undefined],
])('the reason %j has the issue %s', (reason, code) => expect(reasonIssue(reason)?.code).toBe(code))
