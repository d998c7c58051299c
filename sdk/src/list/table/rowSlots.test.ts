import { expect, it } from 'vitest'
import type { Stored } from '../../core/record.js'
import { keptSlots, placedSlots } from './useRowSlots.js'

const rows = (...ids: number[]) => ids.map((id) => ({ id }) as Stored)
const first = placedSlots(rows(7, 3, 9))
const without = keptSlots(rows(9, 7, 5), first)

it('each record keeps its elements when the same is asked anew, and a new one gets new ones', () => {
  expect([...first]).toEqual([
    [7, 0],
    [3, 1],
    [9, 2],
  ])
  expect([...without]).toEqual([
    [9, 2],
    [7, 0],
    [5, 3],
  ])
})

it('the rows of another question take the elements at their places, and new ones where there were none', () => {
  expect([...placedSlots(rows(4, 9), without)]).toEqual([
    [4, 2],
    [9, 0],
  ])
  expect([...placedSlots(rows(1, 2, 3, 4), without)]).toEqual([
    [1, 2],
    [2, 0],
    [3, 3],
    [4, 4],
  ])
})
