import { survey } from '../../testing/samples/survey/resource.js'
import { describe, expect, it, vi } from 'vitest'
import { defineFieldset } from '../../core/control.js'
import { location } from '../../kinds/link/location.js'
import { reference } from '../../kinds/link/reference.js'
import { rows } from '../../kinds/part/rows.js'
import { text } from '../../kinds/text/text.js'
import { hidden } from '../../kinds/part/hidden.js'
import { toggle } from '../../kinds/choice/toggle.js'
import type { AnyResource } from '../../core/resource.js'
import { department } from '../../resources/administrative/department/resource.js'
import { departmentContract } from '../../resources/administrative/department/contract.js'
import { createFormStore } from './formStore.js'
import { toCopy, toDraft, toValues } from '../core/formValues.js'
import { addRow, markMain, moveRowInto, removeRow, rowKeysOf } from './rows.js'
import { toIssueMap } from '../checks/validation.js'

interface Guardian {
  name: string
  stateId: number | null
  cityId: number | null
  isMain: boolean
}
const texts = { fields: { name: 'Nome', stateId: 'Estado', cityId: 'Cidade', isMain: 'Principal' }, options: {} }
const guardian = defineFieldset<Guardian>({
  messages: { 'pt-BR': texts, 'en-US': texts, 'es-ES': texts },
  fields: {
    name: text(),
    stateId: location({ level: 'estados' }),
    cityId: location({ level: 'cidades', dependsOn: 'stateId', visible: (values) => values.stateId !== 99 }),
    isMain: toggle(),
  },
})
const resource = {
  contract: departmentContract,
  messages: department.messages,
  columns: [],
  filters: {},
  title: () => '',
  fields: {
    name: text(),
    parentId: reference(departmentContract),
    cpf: text({ visible: (values) => values.name !== 'hide' }),
    guardians: rows(guardian, { mainKey: 'isMain' }),
    photoId: hidden(),
  },
  sections: [{ title: 'identification', fields: ['name', 'parentId', 'cpf', 'guardians'] }],
  empty: { name: '', parentId: null, cpf: '', guardians: [], photoId: null },
} as unknown as AnyResource
const open = (record: object = {}) => createFormStore(resource, { values: toValues(resource, { ...record }) })

describe('values of a form', () => {
  it('are empty texts where the record has null, and null again when sent', () => {
    const values = toValues(resource, { name: null, guardians: [{ name: null, stateId: 1, cityId: 2 }] })
    expect(values).toMatchObject({ name: '', guardians: [{ name: '', stateId: 1, isMain: false }] })
    expect(toDraft(resource, values)).toMatchObject({ name: null, cpf: null, guardians: [{ name: null, cityId: 2 }] })
  })
  it('of hidden fields are kept in the form and sent as null', () => {
    const values = toValues(resource, { name: 'hide', cpf: '1', guardians: [{ stateId: 99, cityId: 5 }] })
    expect(values.cpf).toBe('1')
    expect(toDraft(resource, values)).toMatchObject({ cpf: null, guardians: [{ cityId: null }] })
  })
  it('of fields that were hidden when they were read are sent as they were read, until somebody changes them', () => {
    const record = { name: 'hide', cpf: '1', guardians: [{ id: 4, stateId: 99, cityId: 5 }] }
    const read = toValues(resource, record)
    expect(toDraft(resource, read, read)).toMatchObject({ cpf: '1', guardians: [{ id: 4, cityId: 5 }] })
    expect(toDraft(resource, { ...read, cpf: '2' }, read)).toMatchObject({ cpf: null })
    const shown = toValues(resource, { ...record, name: 'show', guardians: [{ id: 4, stateId: 1, cityId: 5 }] })
    const hidden = { ...shown, name: 'hide', guardians: [{ id: 4, stateId: 99, cityId: 5 }] }
    expect(toDraft(resource, hidden, shown)).toMatchObject({ cpf: null, guardians: [{ cityId: null }] })
  })
  it('of a copy leave out what nobody sees', () => {
    expect(toCopy(resource, { name: 'A', photoId: 7 })).toMatchObject({ name: 'A', photoId: null })
  })
})

describe('a form store', () => {
  it('shares everything beside the changed field, so that nothing else renders', () => {
    const store = open({ guardians: [{ name: 'A' }, { name: 'B' }] })
    const before = store.getState().values as { guardians: object[] }
    store.change('guardians[0].name', 'C')
    const after = store.getState().values as { guardians: object[] }
    expect(after.guardians[1]).toBe(before.guardians[1])
    expect(after.guardians[0]).toMatchObject({ name: 'C' })
  })
  it('empties the city when the state changes, in a row too', () => {
    const store = open({ guardians: [{ stateId: 41, cityId: 4106902 }] })
    store.change('guardians[0].stateId', 42)
    expect(store.getState().values.guardians).toMatchObject([{ stateId: 42, cityId: null }])
  })
  it('is clean again when a change is taken back', () => {
    const store = open({ name: 'A' })
    store.change('name', 'AB')
    expect(store.isDirty()).toBe(true)
    store.change('name', 'A')
    expect(store.isDirty()).toBe(false)
  })
  it('tells nobody of a change that is none', () => {
    const store = open({ name: 'A' })
    const listener = vi.fn()
    store.subscribe(listener)
    store.change('name', 'A')
    expect(listener).not.toHaveBeenCalled()
  })
  it('tells who shows one row of that row, and of what is said of any', () => {
    const store = open({ guardians: [{ name: 'A' }, { name: 'B' }] })
    const [one, other, all] = [vi.fn(), vi.fn(), vi.fn()]
    const stop = store.subscribe(one, 'guardians[0]')
    store.subscribe(other, 'guardians[1]')
    store.subscribe(all)
    const told = () => [one, other, all].map((listener) => listener.mock.calls.splice(0).length)
    store.change('guardians[0].name', 'C')
    expect(told()).toEqual([1, 0, 1])
    store.change('name', 'A')
    expect(told()).toEqual([0, 0, 1])
    store.update(() => ({ issues: toIssueMap([{ path: 'guardians[1].name', code: 'required' }]) }))
    expect(told()).toEqual([1, 1, 1])
    removeRow(store, 'guardians', 0)
    expect(told()).toEqual([1, 1, 1])
    stop()
    store.change('guardians[0].name', 'D')
    expect(told()).toEqual([0, 0, 1])
  })
  it('forgets what the server said about a field that was changed, and only that', () => {
    const store = open({ name: 'A' })
    store.update(() => ({
      issues: toIssueMap([
        { path: 'name', code: 'duplicate', isRemote: true },
        { path: 'cpf', code: 'cpf', isRemote: true },
      ]),
    }))
    store.change('name', 'B')
    expect([...store.getState().issues.keys()]).toEqual(['cpf'])
  })
})

describe('rows', () => {
  it('keep their identity when one before them goes, and come back by undo', () => {
    const store = open({ guardians: [{ name: 'A' }, { name: 'B' }] })
    const [first, second] = rowKeysOf(store.getState(), 'guardians')
    const undo = removeRow(store, 'guardians', 0)
    expect(rowKeysOf(store.getState(), 'guardians')).toEqual([second])
    undo()
    expect(store.getState().values.guardians).toMatchObject([{ name: 'A' }, { name: 'B' }])
    expect(rowKeysOf(store.getState(), 'guardians')).not.toContain(first === 0 ? -1 : 0)
  })
  it('leave no list without its main row: the one that is left alone becomes it, until the other one comes back', () => {
    const store = open({ guardians: [{ isMain: true }, { isMain: false }, { isMain: false }] })
    const mains = () => (store.getState().values.guardians as readonly Guardian[]).map(({ isMain }) => isMain)
    const undoFirst = removeRow(store, 'guardians', 0, 'isMain')
    expect(mains(), 'a person says which of the two').toEqual([false, false])
    undoFirst()
    removeRow(store, 'guardians', 2, 'isMain')
    const undo = removeRow(store, 'guardians', 0, 'isMain')
    expect(mains()).toEqual([true])
    undo()
    expect(mains()).toEqual([true, false])
    removeRow(store, 'guardians', 0)
    expect(mains(), 'not where none is required').toEqual([false])
  })
  it('take their errors along', () => {
    const store = open({ guardians: [{ name: 'A' }, { name: 'B' }] })
    store.update(() => ({
      issues: toIssueMap([
        { path: 'guardians[0].name', code: 'required' },
        { path: 'guardians[1].cityId', code: 'required' },
      ]),
    }))
    removeRow(store, 'guardians', 0)
    expect([...store.getState().issues.keys()]).toEqual(['guardians[0].cityId'])
  })
  it('go below another row with their id, their own rows and what is wrong with them', () => {
    const store = createFormStore(survey, {
      values: {
        title: 'Roteiro',
        sections: [
          {
            id: 1,
            questions: [
              { id: 10, text: 'Rampa?', options: [{ id: 100 }, { id: 101 }] },
              { id: 11, text: 'Elevador?', options: [] },
            ],
          },
          { id: 2, questions: [{ id: 12, text: 'Limpa?', options: [] }] },
        ],
      },
    })
    const [list, other] = ['sections[0].questions', 'sections[1].questions']
    removeRow(store, `${list}[0].options`, 0)
    const [kept] = rowKeysOf(store.getState(), `${list}[0].options`)
    store.update(() => ({
      issues: toIssueMap([
        { path: `${list}[0].options[0].text`, code: 'required' },
        { path: `${list}[1].text`, code: 'required' },
        { path: `${other}[0].text`, code: 'required' },
      ]),
    }))
    moveRowInto(store, { path: list, index: 0 }, { path: other, index: 0 })
    const { values, issues } = store.getState()
    expect(values.sections).toMatchObject([
      { id: 1, questions: [{ id: 11 }] },
      { id: 2, questions: [{ id: 10, options: [{ id: 101 }] }, { id: 12 }] },
    ])
    expect([...issues.keys()].toSorted()).toEqual([`${list}[0].text`, `${other}[0].options[0].text`, `${other}[1].text`])
    expect(rowKeysOf(store.getState(), `${other}[0].options`)).toEqual([kept])
  })
  it('have exactly one that is the main one', () => {
    const store = open()
    addRow(store, 'guardians', guardian.empty, { mainKey: 'isMain' })
    addRow(store, 'guardians', guardian.empty, { mainKey: 'isMain' })
    expect(store.getState().values.guardians).toMatchObject([{ isMain: true }, { isMain: false }])
    markMain(store, 'guardians', 'isMain', 1)
    expect(store.getState().values.guardians).toMatchObject([{ isMain: false }, { isMain: true }])
  })
})
