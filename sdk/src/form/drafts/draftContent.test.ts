import { defineFieldset } from '../../core/control.js'
import { file } from '../../kinds/part/file.js'
import { files, rows } from '../../kinds/part/rows.js'
import { text } from '../../kinds/text/text.js'
import { describe, expect, it } from 'vitest'
import type { Stored } from '../../core/record.js'
import { department } from '../../resources/administrative/department/resource.js'
import { supplier } from '../../resources/service-memos/supplier/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { sampleRecords } from '../../testing/samples/samples.js'
import { findConflicts } from '../core/mergeValues.js'
import { openForm } from '../store/openForm.js'
import { versionsOf } from '../store/adoptStored.js'
import { noteUnread, unreadText } from '../store/unread.js'
import { applyDraft, isNews, mayBeKept, readDraft } from './draftContent.js'

const about = { version: 1, status: 'ativo', createdAt: '', createdBy: null, updatedAt: '', updatedBy: null, label: '' }
const stored = (changes: object = {}) => ({ ...about, ...sampleRecords.department[1], ...changes }) as unknown as Stored
const open = (record: Stored) => openForm(department, { id: record.id }, record)
const frame = { id: 'x', person: '1', route: '/', tab: 't', savedAt: 0 }

/** A draft of these changes, typed over version 1. */
function draftOf(changes: Readonly<Record<string, unknown>>) {
  const { store } = open(stored())
  for (const [key, value] of Object.entries(changes)) store.change(key, value)
  const content = readDraft(store)
  if (!content) throw new Error('nothing to keep')
  return { ...frame, version: 1, ...content }
}

describe('what is kept', () => {
  it('is what was changed, beside what stood there, and nothing else', () => {
    const draft = draftOf({ name: 'Outro nome' })
    expect(draft.values).toEqual({ name: 'Outro nome' })
    expect(draft.originals).toEqual({ name: sampleRecords.department[1]?.name })
  })
  it('is a text that matches no choice, beside the empty field that shows it', () => {
    const { store } = open(stored())
    store.change('name', 'Outro nome')
    store.change('managerId', null)
    noteUnread(store, 'managerId', { value: 'Marlene K.', reason: 'unread' })
    const content = readDraft(store)
    if (!content) throw new Error('nothing to keep')
    const { store: later } = open(stored())
    applyDraft({ store: later } as never, JSON.parse(JSON.stringify({ ...frame, version: 1, ...content })))
    expect(unreadText(later.getState().issues.get('managerId'))).toBe('Marlene K.')
    const { store: chosen } = open(stored())
    applyDraft({ store: chosen } as never, { ...frame, version: 1, ...content, values: { ...content.values, managerId: 4 } })
    expect(chosen.getState().issues.size).toBe(0)
  })
  it('is never anything sensitive, though it says what is missing', () => {
    const { store } = openForm(person, { id: 'novo' })
    store.change('name', 'Ana')
    store.change('pcd', { has: true, types: ['fisica'] })
    store.change('bankAccounts', [{ bankCode: '001', account: '123456' }])
    const draft = readDraft(store)
    expect(draft?.values).toEqual({ name: 'Ana' })
    expect(draft?.leftOut).toEqual(['bankAccounts', 'pcd'])
    expect(JSON.stringify(draft)).not.toMatch(/123456|fisica/)
  })
  it('names what says who somebody is, documents in rows too', () => {
    const { store } = openForm(person, { id: 'novo' })
    store.change('name', 'Ana')
    store.change('cpf', '52998224725')
    store.change('motherName', 'Maria')
    store.change('guardians', [{ name: 'Bia', cpf: '11144477735' }])
    expect(readDraft(store)?.personal).toEqual(['cpf', 'motherName', 'guardians'])
  })
  it('is a file that the server has, by its id, with its row', () => {
    const held = { ...about, id: 7, certificates: [{ id: 1, type: 'fgts-crf', number: 'A', validUntil: '2027-01-31', fileId: 5 }] }
    const { store } = openForm(supplier, { id: 7 }, held as unknown as Stored)
    const [first] = store.getState().values.certificates as readonly object[]
    const added = { type: 'federal-inss', number: 'B', validUntil: '2027-05-15', fileId: 9 }
    store.change('certificates', [{ ...first, number: 'A2', fileId: 8 }, added])
    const draft = readDraft(store)
    expect(draft?.values.certificates).toMatchObject([
      { id: 1, number: 'A2', fileId: 8 },
      { number: 'B', fileId: 9 },
    ])
    expect(draft?.leftOut).toEqual([])
  })
  it('is no file of a sensitive field', () => {
    const fieldset = defineFieldset<{ fileId: number }>({ messages: {} as never, fields: { fileId: file() } })
    expect(mayBeKept(files(fieldset))).toBe(true)
    expect(mayBeKept(files(fieldset, { sensitive: true }))).toBe(false)
  })
  it('is nothing when only sensitive fields were changed', () => {
    const { store } = openForm(person, { id: 'novo' })
    store.change('pcd', { has: true, types: [] })
    expect(readDraft(store)).toBeUndefined()
  })
  it('leaves out a group with one sensitive part whole', () => {
    const fieldset = defineFieldset<{ a: string }>({ messages: {} as never, fields: { a: text({ sensitive: true }) } })
    expect(mayBeKept(rows(fieldset))).toBe(false)
  })
})

describe('a draft that is taken up', () => {
  it('stands in the form again, and what was typed since stays', () => {
    const loaded = open(stored())
    loaded.store.change('extension', '99')
    expect(applyDraft(loaded, draftOf({ name: 'Outro nome', extension: '11' }))).toBeUndefined()
    expect(loaded.store.getState().values).toMatchObject({ name: 'Outro nome', extension: '99' })
    expect(loaded.store.isDirty()).toBe(true)
  })
  it('goes together with what somebody else has stored since', () => {
    const current = stored({ version: 2, extension: '4321' })
    const loaded = open(current)
    const met = applyDraft(loaded, draftOf({ name: 'Outro nome' }))
    expect(met?.problem).toEqual({ kind: 'merged', current, keys: [] })
    expect(met?.record?.version).toBe(2)
    expect(loaded.store.getState().values).toMatchObject({ name: 'Outro nome', extension: '4321' })
  })
  it('asks where somebody else has changed the same field, and saves over nobody before', () => {
    const current = stored({ version: 2, name: 'De outra pessoa' })
    const loaded = open(current)
    const met = applyDraft(loaded, draftOf({ name: 'Outro nome' }))
    expect(met?.problem).toEqual({ kind: 'conflict', current })
    expect(met?.record?.version).toBe(1)
    const { store } = loaded
    expect(findConflicts(department.fields, versionsOf(store, current))).toEqual([{ keys: ['name'] }])
  })
  it('is no news when the form says the same', () => {
    const draft = draftOf({ name: 'Outro nome' })
    expect(isNews(draft, open(stored()).store)).toBe(true)
    expect(isNews(draft, open(stored({ name: 'Outro nome' })).store)).toBe(false)
    expect(isNews({ values: { fieldOfAnotherVersion: 1 } }, open(stored()).store)).toBe(false)
  })
})
