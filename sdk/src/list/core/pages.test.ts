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
  const meta = { page: 3, perPage: 25, total: 60, totalIsExact: true }

  it('counts rows from 1', () => {
    expect(pageRange(meta, 10)).toEqual({ from: 51, to: 60, lastPage: 3 })
  })

  it('has one page when there is nothing', () => {
    expect(pageRange({ ...meta, page: 1, total: 0 }, 0)).toEqual({ from: 0, to: 0, lastPage: 1 })
  })

  it('lets people turn pages past a count that stopped at its cap', () => {
    const capped = { page: 400, perPage: 25, total: 10_000, totalIsExact: false }
    expect(pageRange(capped, 25).lastPage).toBe(401)
    expect(pageRange({ ...capped, page: 412 }, 3).lastPage).toBe(412)
  })
})
