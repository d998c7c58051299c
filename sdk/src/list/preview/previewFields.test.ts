import { describe, expect, it } from 'vitest'
import { department } from '../../resources/administrative/department/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { itemFieldset } from '../../resources/service-memos/service-request/parts/fieldsets.js'
import { linkLabel } from '../../values/linkLabel.js'
import { filledSections } from './previewFields.js'

const fieldsOf = (resource: typeof department | typeof person, record: object) =>
  filledSections(resource, record as never).map(({ title, fields }) => [title, ...fields.map(({ key }) => key)])

describe('what there is to read of a record', () => {
  it('is what its form would show and somebody filled in', () => {
    expect(fieldsOf(department, { name: 'Gabinete', acronym: '', parentId: 7, sortOrder: 0, notes: null })).toEqual([
      ['identification', 'name', 'parentId', 'sortOrder'],
    ])
  })

  it('leaves out fields that the record’s other values hide, and groups with nothing in them', () => {
    const record = {
      documentType: 'interno',
      cpf: '08123456905',
      rg: { number: null, issuer: '' },
      guardians: [],
      address: { street: 'Rua XV' },
    }
    expect(fieldsOf(person, record)).toEqual([
      ['document', 'documentType'],
      ['address', 'address'],
    ])
  })

  it('names what a field points at', () => {
    expect(linkLabel('parentId', undefined, { parent: { id: 7, label: 'Diretoria' } })).toBe('Diretoria')
    expect(linkLabel('parentId', undefined, { parent: null })).toBeUndefined()
    const [control, label] = [itemFieldset.fields.lotItemId, 'Bola de futsal']
    expect(linkLabel('lotItemId', control, { lotItemId: 7, lotItem: { id: 7, label } })).toBe(label)
  })
})
