import { expect, it } from 'vitest'
import { chunkCycle } from './chunkCycle.js'

const chunks = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([fileName, its]) => ({ fileName, imports: its }))

it('names the files that import each other', () => {
  expect(chunkCycle(chunks({ page: ['index'], index: ['table', 'react'], table: ['list'], list: ['index'], react: [] }))).toEqual([
    'index',
    'table',
    'list',
    'index',
  ])
})

it('finds none where two files share a third', () => {
  expect(chunkCycle(chunks({ index: ['table', 'react'], table: ['react'], react: ['elsewhere'] }))).toBeUndefined()
})
