import { expect, it } from 'vitest'
import { material } from '../../resources/service-memos/gms/material/resource.js'
import { withoutDependants } from './filters.js'

it('a filter that changes takes those with it whose choices depend on it', () => {
  const values = { groupId: '2', classId: '3', status: 'ativo' }
  expect(withoutDependants(material, values, 'groupId')).toEqual({ groupId: '2', status: 'ativo' })
  expect(withoutDependants(material, values, 'status')).toEqual(values)
})
