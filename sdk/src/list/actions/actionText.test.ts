import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/ApiError.js'
import type { AnyResource } from '../../core/resource.js'
import { createTranslator } from '../../locale/createTranslator.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { department } from '../../resources/administrative/department/resource.js'
import { confirmationOf, doneText, failureText, recountQuestion, refusedText } from './actionText.js'

const translator = createTranslator('pt-BR', catalogue)

describe('the question before an action', () => {
  it('has three forms for deletion', () => {
    expect(confirmationOf({ action: 'delete', count: 1 }, translator)?.message).toBe('Tem certeza de que deseja excluir este registro?')
    expect(confirmationOf({ action: 'delete', count: 1, name: 'Gabinete' }, translator)?.message).toContain('“Gabinete”')
    expect(confirmationOf({ action: 'delete', count: 3 }, translator)?.message).toContain('3 registros selecionados')
  })

  it('asks for the count to be typed above 20 records only', () => {
    expect(confirmationOf({ action: 'delete', count: 20 }, translator)?.typedCheck).toBeUndefined()
    expect(confirmationOf({ action: 'delete', count: 21 }, translator)?.typedCheck).toBe('21')
  })

  it('is not asked for one record that can be switched back', () => {
    expect(confirmationOf({ action: 'inactivate', count: 1 }, translator)).toBeUndefined()
    expect(confirmationOf({ action: 'inactivate', count: 2 }, translator)?.message).toBe('Inativar os 2 registros selecionados?')
  })
})

it('asks again with both figures and the deed when the number of records changed', () => {
  const asked = (action: 'delete' | 'inactivate' | 'restore', count: number) => recountQuestion({ action, count }, 67, translator).message
  expect(asked('inactivate', 66)).toBe('Eram 67 registros; agora são 66. Inativar os 66 registros selecionados?')
  expect(asked('delete', 1)).toBe('Eram 67 registros; agora é 1. Tem certeza de que deseja excluir este registro?')
  expect(asked('restore', 66)).toBe('Eram 67 registros; agora são 66. Deseja continuar?')
})

describe('what became of it', () => {
  it('counts', () => {
    expect(doneText('delete', 1, translator)).toBe('Registro excluído')
    expect(doneText('activate', 2, translator)).toBe('2 registros ativados')
  })

  it('explains a refusal by the rule of the entity, else by a common reason', () => {
    const messages = { ...department.messages, 'pt-BR': { ...department.messages['pt-BR'], rules: { active: 'Há {count} filhos.' } } }
    const resource = { ...department, messages } as AnyResource
    expect(refusedText(resource, { code: 'department.active', params: { count: 2 } }, translator)).toBe('Há 2 filhos.')
    expect(refusedText(resource, { code: 'in-use' }, translator)).toBe(catalogue['common.failure.in-use'])
    expect(refusedText(resource, { code: 'gone-fishing' }, translator)).toContain('(gone-fishing)')
  })

  it('tells a refused call from one without an answer', () => {
    const refused = new ApiError({ status: 503, code: 'unavailable', fieldErrors: [], requestId: 'a1', body: { success: false } })
    expect(failureText(refused, translator)).toBe(catalogue['common.failure.unavailable'])
    expect(failureText(new TypeError('Failed to fetch'), translator)).toBe(catalogue['common.failure.network'])
  })
})
