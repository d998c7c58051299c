import { describe, expect, it } from 'vitest'
import { department } from '../../resources/administrative/department/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { defaultColumns, offeredColumns, saneColumns } from './columns.js'

describe('the columns of a list', () => {
  it('begin with the one that names the record', () => {
    expect(defaultColumns(department)).toEqual(['name', 'acronym', 'kind', 'parent', 'manager', 'region', 'status'])
    expect(defaultColumns(person)[0]).toBe('name')
  })

  it('are offered with who wrote the record and when, unseen until they are chosen', () => {
    expect(offeredColumns(department).map(({ key }) => key)).toEqual([
      ...defaultColumns(department),
      'createdAt',
      'createdBy',
      'updatedAt',
      'updatedBy',
    ])
  })

  it.each([
    [
      ['status', 'acronym'],
      ['name', 'status', 'acronym'],
    ],
    [
      ['status', 'name', 'status', 'senha'],
      ['name', 'status'],
    ],
    [['senha', ''], undefined],
    [defaultColumns(department), defaultColumns(department)],
    [undefined, undefined],
  ])('of %j can be shown', (keys, expected) => {
    expect(saneColumns(department, keys)).toEqual(expected)
  })
})
