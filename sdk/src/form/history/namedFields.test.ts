import { expect, it } from 'vitest'
import { serviceRequest } from '../../resources/service-memos/service-request/resource.js'
import { namedFields } from './namedFields.js'

const named = (text: string) => namedFields(serviceRequest, { locale: 'pt-BR', text: String, maybeText: () => undefined } as never, text)

it('finds the fields that a reason names, whatever its accents and signs, in the order of the form', () => {
  expect(named('Detalhe o LOCAL DE EXECUCAO e anexe o cronograma; a justificativa não diz para quem.')).toEqual([
    'justification',
    'executionPlace',
  ])
})

it('finds none in a reason that names none, and no part of a word', () => {
  expect(named('O pedido não confere com as inscrições homologadas.')).toEqual([])
  expect(named('Reobjetou-se o pedido; falta o fiscalizador.')).toEqual([])
})

it('finds a list by the labels of its own fields, and a field by the first word of its label', () => {
  expect(named('A quantidade de kits não confere com as inscrições homologadas.')).toEqual(['items'])
  expect(named('Falta a dotação.')).toEqual(['budget'])
  expect(named('Falta o local.')).toEqual([])
})
