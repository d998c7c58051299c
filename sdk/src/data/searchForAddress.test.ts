import { describe, expect, it } from 'vitest'
import { department } from '../resources/administrative/department/resource.js'
import { personContract } from '../resources/people/person/contract.js'
import { mayHoldDocument } from './searchForAddress.js'

describe('a search that stands in no address', () => {
  it.each(['1114', '111.4', '111.444', '111.444.777-3', '111 444', 'silva 11144', '11144477735'])('is "%s" among people', (typed) =>
    expect(mayHoldDocument(personContract, typed)).toBe(true),
  )

  it.each(['', 'silva', '111', 'rua 12', '#1630', '#12,15', 'João 2º'])('is not "%s" among people', (typed) =>
    expect(mayHoldDocument(personContract, typed)).toBe(false),
  )

  it('is no number where nothing that is masked is searched, but a whole CPF is everywhere', () => {
    expect(mayHoldDocument(department.contract, '2024')).toBe(false)
    expect(mayHoldDocument(department.contract, '111.444.777-35')).toBe(true)
  })
})
