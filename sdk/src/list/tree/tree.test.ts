import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { treeRows } from './tree.js'

const at = (id: number, parentId: number | null) => ({ id, parentId }) as never
const shape = (rows: ReturnType<typeof treeRows>) =>
  rows.map(
    ({ record, level, isOpen, isPath }) =>
      `${'-'.repeat(level)}${record.id}${isOpen === undefined ? '' : isOpen ? 'v' : '>'}${isPath ? '?' : ''}`,
  )
const records = [at(1, null), at(2, 1), at(3, 1), at(4, 3), at(5, null), at(6, 99)]
const nothing = new Map<number, boolean>()

describe('the rows of a tree', () => {
  it('stand open one level deep, and what hangs below nothing known stands at the top', () => {
    expect(shape(treeRows({ records, parentKey: 'parentId', opened: nothing, hits: undefined }))).toEqual([
      '-1v',
      '--2',
      '--3>',
      '-5',
      '-6',
    ])
  })

  it('open and close by hand, and count their place among their siblings', () => {
    const rows = treeRows({ records, parentKey: 'parentId', opened: new Map([[3, true]]), hits: undefined })
    expect(shape(rows)).toEqual(['-1v', '--2', '--3v', '---4', '-5', '-6'])
    expect(rows.find(({ record }) => record.id === 3)).toMatchObject({ place: 2, siblings: 2 })
    expect(shape(treeRows({ records, parentKey: 'parentId', opened: new Map([[1, false]]), hits: undefined }))).toEqual(['-1>', '-5', '-6'])
  })

  it('keep the way to what was found in sight', () => {
    expect(shape(treeRows({ records, parentKey: 'parentId', opened: nothing, hits: new Set([4]) }))).toEqual(['-1v?', '--3v?', '---4'])
  })

  it('show every record once, whatever circles there are', () => {
    const parents = fc.array(fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(parents, (ids) => {
        const all = ids.map((parentId, index) => at(index + 1, parentId))
        const opened = new Map(ids.map((_, index) => [index + 1, true]))
        const seen = treeRows({ records: all, parentKey: 'parentId', opened, hits: undefined }).map(({ record }) => record.id)
        expect([...seen].sort((a, b) => a - b)).toEqual(ids.map((_, index) => index + 1))
      }),
    )
  })
})
