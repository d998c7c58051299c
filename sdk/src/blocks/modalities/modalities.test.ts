import { expect, it } from 'vitest'
import { modalityCodes } from './codes.js'
import { modalityNames } from './messages.js'

it('every sport is of one type and has a name', () => {
  expect(new Set(modalityCodes).size).toBe(modalityCodes.length)
  expect(modalityCodes.toSorted()).toEqual(Object.keys(modalityNames['pt-BR']).toSorted())
})
