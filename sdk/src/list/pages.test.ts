import { describe, expect, it } from 'vitest'
import { pageRange, pageWindow } from './pages.js'

describe('pageWindow', () => {
  it('shows the ends, the page and its neighbours', () => {
    expect(pageWindow(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20])
    expect(pageWindow(1, 1)).toEqual([1])
  })

  it('shows a page instead of a gap of one', () => {
    expect(pageWindow(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('pageRange', () => {
  it('counts rows from 1', () => {
    expect(pageRange({ page: 3, perPage: 25, total: 60 }, 10)).toEqual({ from: 51, to: 60, lastPage: 3 })
  })

  it('has one page when there is nothing', () => {
    expect(pageRange({ page: 1, perPage: 25, total: 0 }, 0)).toEqual({ from: 0, to: 0, lastPage: 1 })
  })

  it('believes the rows when the count stopped at its cap', () => {
    expect(pageRange({ page: 401, perPage: 25, total: 10_000 }, 25).lastPage).toBe(401)
  })
})
