import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/ApiError.js'
import type { AnyResource } from '../../core/resource.js'
import { createTranslator } from '../../locale/createTranslator.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { department } from '../../resources/administrative/department/resource.js'
import { purchase } from '../../testing/samples/purchase/purchase.js'
import { type Deed, deedText } from '../../form/undo/deedText.js'
import { confirmationOf, failureText, type RecordAction, recountQuestion, refusedText } from './actionText.js'

const translator = createTranslator('pt-BR', catalogue)
const asked = (action: RecordAction, count: number, name?: string) => confirmationOf(department, { action, count, name }, translator)

describe('the question before an action', () => {
  it('has three forms for deletion', () => {
    expect(asked('delete', 1)).toMatchObject({ title: 'Excluir departamento', message: 'Tem certeza de que deseja excluir este registro?' })
    expect(asked('delete', 1, 'Gabinete')?.message).toContain('“Gabinete”')
    expect(asked('delete', 3)).toMatchObject({ title: 'Excluir 3 departamentos', detail: expect.stringContaining('restaurar') as string })
    expect(asked('delete', 3)?.message).toContain('3 registros selecionados')
  })

  it('says of several that some may stay, where not every status may be deleted', () => {
    const some = /ficam\.$/
    expect(asked('delete', 3)?.detail).not.toMatch(some)
    expect(confirmationOf(purchase, { action: 'delete', count: 3 }, translator)?.detail).toMatch(some)
    expect(confirmationOf(purchase, { action: 'delete', count: 1 }, translator)?.detail).not.toMatch(some)
  })

  it('asks for the count to be typed above 20 records only', () => {
    expect(asked('delete', 20)?.typedCheck).toBeUndefined()
    expect(asked('delete', 21)?.typedCheck).toBe('21')
  })

  it('is not asked for up to 20 records that can be switched back', () => {
    expect(asked('inactivate', 20)).toBeUndefined()
    expect(asked('inactivate', 21)).toMatchObject({
      title: 'Inativar 21 departamentos',
      message: 'Tem certeza de que deseja inativar os 21 registros selecionados?',
    })
  })
})

it('asks again with both figures and the deed when the number of records changed', () => {
  const again = (action: RecordAction, count: number) =>
    recountQuestion(department, { action, count, before: 67, recent: [] }, translator).message
  expect(again('inactivate', 66)).toBe('Eram 67 registros; agora são 66. Tem certeza de que deseja inativar os 66 registros selecionados?')
  expect(again('delete', 1)).toBe('Eram 67 registros; agora é 1. Tem certeza de que deseja excluir este registro?')
  expect(again('restore', 66)).toBe('Eram 67 registros; agora são 66. Deseja continuar?')
})

it('asks again with the names of the new records when they are as many, but others', () => {
  const recent = [
    { id: 70, label: 'Setor 070' },
    { id: 71, label: 'Setor 071' },
  ]
  expect(recountQuestion(department, { action: 'inactivate', count: 67, before: 67, recent }, translator)).toMatchObject({
    title: 'Os registros não são mais os mesmos',
    message:
      'Continuam 67, mas não são os mesmos. Novos ou alterados desde a seleção: Setor 070; Setor 071. Tem certeza de que deseja inativar os 67 registros selecionados?',
  })
})

describe('what became of it', () => {
  it('is told with the name of the record, or the number of them', () => {
    const told = (deed: Deed) => deedText(department as AnyResource, deed, translator)
    expect(told({ action: 'excluir', count: 1, name: 'Gabinete' })).toEqual({ title: 'Registro excluído', detail: 'Gabinete' })
    expect(told({ action: 'ativar', count: 2 })).toEqual({ title: 'Situação alterada para Ativo', detail: '2 departamentos' })
    expect(told({ action: 'restaurar', count: 1 })).toEqual({ title: 'Exclusão desfeita', detail: '1 departamento' })
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
