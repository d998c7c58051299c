import { expect, it } from 'vitest'
import { text } from '../../kinds/text/text.js'
import { department } from '../../resources/administrative/department/resource.js'
import { addressFieldset } from '../../blocks/address/fieldset.js'
import { region } from '../../resources/service-memos/region/resource.js'
import { toValues } from '../core/formValues.js'
import { createFieldReader, type FieldPlace } from './fieldState.js'
import { createFormStore } from './formStore.js'
import { toIssueMap } from '../checks/validation.js'

const resource = {
  ...department,
  // Built anew at every reading, as resources do.
  remarks: (values: Readonly<Record<string, unknown>>) => ({
    acronym: { code: 'length', params: { length: String(values.acronym).length } },
  }),
}

function opened({ name, control = text() }: { readonly name: string; readonly control?: FieldPlace['control'] }) {
  const store = createFormStore(resource, { values: { ...department.empty, acronym: 'DEP' } })
  return { store, ...createFieldReader(store, { scope: '', name, control }) }
}

it('does not ask a field to be drawn anew while another is typed in', () => {
  const { store, revision } = opened({ name: 'acronym' })
  const before = revision()
  store.change('name', 'Departamento')
  expect(revision()).toBe(before)
})

it('is called only for the field itself, and for what is said about fields', () => {
  const { store, subscribe } = opened({ name: 'acronym' })
  let calls = 0
  subscribe(() => calls++)
  store.change('name', 'Departamento')
  expect(calls).toBe(0)
  store.change('acronym', 'DEPTO')
  expect(calls).toBe(1)
  store.update(() => ({ issues: toIssueMap([{ path: 'acronym', code: 'required' }]) }))
  expect(calls).toBe(2)
})

it('asks for it once the field itself changes, with what follows from it', () => {
  const { store, read, revision } = opened({ name: 'acronym' })
  const before = revision()
  store.change('acronym', 'DEPTO')
  expect(revision()).toBeGreaterThan(before)
  expect(read()).toMatchObject({ value: 'DEPTO', remark: { code: 'length', params: { length: 5 } } })
})

it('does not ask for it when the control shows what was typed already, and knows it all the same', () => {
  const { store, read, revision, showsAlready } = opened({ name: 'name' })
  const before = revision()
  showsAlready('Departamento')
  store.change('name', 'Departamento')
  expect(revision()).toBe(before)
  expect(read().value).toBe('Departamento')
  store.change('name', '')
  expect(revision()).toBeGreaterThan(before)
})

it('follows what another field decides', () => {
  const { store, read } = opened({
    name: 'acronym',
    control: text({ required: ({ name }) => name !== '', visible: ({ name }) => name !== 'X' }),
  })
  expect(read()).toMatchObject({ isRequired: false, isVisible: true })
  store.change('name', 'Departamento')
  expect(read()).toMatchObject({ isRequired: true, isVisible: true })
  store.change('name', 'X')
  expect(read()).toMatchObject({ isVisible: false })
})

it('hears of what is wrong with it, and of nothing that is wrong elsewhere', () => {
  const { store, read, revision } = opened({ name: 'acronym' })
  const before = revision()
  store.update(() => ({ issues: toIssueMap([{ path: 'name', code: 'required' }]) }))
  expect(revision()).toBe(before)
  store.update(() => ({ issues: toIssueMap([{ path: 'acronym', code: 'required' }]) }))
  expect(read().issue?.code).toBe('required')
})

it('keeps a remark that says the same while another field is typed in', () => {
  const { store, read, revision } = opened({ name: 'acronym' })
  const before = revision()
  store.change('acronym', 'DEP2')
  expect(revision()).toBeGreaterThan(before)
  expect(read().remark?.params?.length).toBe(4)
  const after = revision()
  store.change('name', 'Outro')
  expect(revision()).toBe(after)
})

it('asks for the parts of an optional group once there is something of it', () => {
  const store = createFormStore(region, { values: toValues(region, region.empty) })
  const street = addressFieldset.fields.street
  const { read, revision } = createFieldReader(store, { scope: 'address', name: 'street', control: street })
  expect(read().isRequired).toBe(false)
  const before = revision()
  store.change('address.zipCode', '80530000')
  expect(revision()).toBeGreaterThan(before)
  expect(read().isRequired).toBe(true)
  store.change('address.zipCode', '')
  expect(read().isRequired).toBe(false)
})

it('shows what is wrong with an item of its list, which has no field of its own', () => {
  const store = createFormStore(region, { values: { ...region.empty, cityIds: [4106902] } })
  const { read, revision } = createFieldReader(store, { scope: '', name: 'cityIds', control: text() })
  const before = revision()
  store.update(() => ({ issues: toIssueMap([{ path: 'cityIds[0]', code: 'missing' }]) }))
  expect(revision()).toBeGreaterThan(before)
  expect(read().issue).toMatchObject({ path: 'cityIds[0]', code: 'missing' })
})
