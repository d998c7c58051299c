import { expect, it } from 'vitest'
import { department } from '../../resources/administrative/department/resource.js'
import { daysLeft, deletedKeys } from './deletedColumns.js'

it('counts the days on which a deleted record can still be brought back', () => {
  const updatedAt = '2026-03-01T12:00:00.000Z'
  const after = (days: number) => Date.parse(updatedAt) + days * 24 * 60 * 60 * 1000
  expect([0, 0.5, 29.9, 30, 31].map((days) => daysLeft({ updatedAt }, after(days)))).toEqual([30, 30, 1, 0, 0])
})

it('shows what tells deleted records apart, and who deleted them when', () => {
  expect(deletedKeys(department)).toEqual(['name', 'acronym', 'kind', 'updatedBy', 'updatedAt'])
})
