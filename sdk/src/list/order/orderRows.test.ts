import { describe, expect, it } from 'vitest'
import type { Stored } from '../../core/record.js'
import { arranged, changedPart, movedTo } from './orderRows.js'

const record = (id: number, sortOrder: number) => ({ id, sortOrder }) as unknown as Stored

describe('moving a record among others', () => {
  it.each([
    ['down', [1, 2, 3, 4], 1, 2, [2, 3, 1, 4]],
    ['up', [1, 2, 3, 4], 4, 1, [1, 4, 2, 3]],
    ['beyond the end', [1, 2, 3], 1, 9, [2, 3, 1]],
    ['before the beginning', [1, 2, 3], 3, -4, [3, 1, 2]],
  ])('takes it %s', (_, ids, id, place, wanted) => {
    expect(movedTo(ids, id, place)).toEqual(wanted)
  })

  it('leaves the list as it is for its own place and for a stranger', () => {
    const ids = [1, 2, 3]
    expect(movedTo(ids, 2, 1)).toBe(ids)
    expect(movedTo(ids, 9, 1)).toBe(ids)
  })
})

describe('what is sent', () => {
  it('is only what exchanges its places', () => {
    expect(changedPart([1, 2, 3, 4, 5], [1, 3, 2, 4, 5])).toEqual([3, 2])
    expect(changedPart([1, 2, 3], [3, 1, 2])).toEqual([3, 1, 2])
    expect(changedPart([1, 2, 3], [1, 2, 3])).toEqual([])
  })
})

describe('the records in another order', () => {
  it('take the places that were there, gaps and all', () => {
    const rows = arranged([record(1, 2), record(2, 5), record(3, 9)], [3, 1, 2], 'sortOrder')
    expect(rows.map((row) => [row.id, Reflect.get(row, 'sortOrder')])).toEqual([
      [3, 2],
      [1, 5],
      [2, 9],
    ])
  })

  it('stay as they are when others came in between', () => {
    const records = [record(1, 1), record(4, 2)]
    expect(arranged(records, [2, 1], 'sortOrder')).toBe(records)
  })
})
