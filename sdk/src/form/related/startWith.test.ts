import { expect, it } from 'vitest'
import { department } from '../../resources/administrative/department/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { startWith } from './startWith.js'

it.each([
  ['a name', person, ' Ana Prestes ', { name: 'Ana Prestes' }],
  ['a document, in the field of documents', person, '529.982.247-25', { cpf: '52998224725' }],
  ['a name with digits in it', department, 'Setor 7', { name: 'Setor 7' }],
  ['nothing', person, '  ', undefined],
  ['digits where nothing is a document', department, '4711', undefined],
])('a new record begins with what was typed to find it: %s', (_, resource, search, expected) => {
  expect(startWith(resource, search)).toEqual(expected)
})
