import { describe, expect, it } from 'vitest'
import { narrowed, roomOf, shareOfTitle, tableWidth } from './columnWidth.js'

const title = { width: undefined, isTitle: true, isMinor: false }
const column = (width: number, isMinor = false) => ({ width, isTitle: false, isMinor })

describe('room for columns', () => {
  it('shows what matters at any width', () => {
    expect(roomOf([title, column(10), column(12)])).toEqual([undefined, undefined, undefined])
  })

  it('lets minor columns in one after another, each where all before it fit', () => {
    const columns = [title, column(10), column(10, true), column(20), column(10, true)]
    const [, , first, , second] = roomOf(columns)
    expect(first).toBeGreaterThanOrEqual(tableWidth([10, 20, 10]))
    expect(second).toBeGreaterThanOrEqual(tableWidth([10, 20, 10, 10]))
    expect(first).toBeLessThan(Number(second))
  })

  it('lets the minor column that matters most in first, wherever it stands', () => {
    const ranked = (rank?: number) => ({ ...column(10, true), rank })
    const [, unranked, second, first] = roomOf([title, ranked(), ranked(2), ranked(1)])
    expect(Number(first)).toBeLessThan(Number(second))
    expect(Number(second)).toBeLessThan(Number(unranked))
  })

  it('makes the columns minor that the narrowest table cuts, and keeps their order before the others', () => {
    const named = (key: string, width: number | undefined, isMinor = false) => ({ ...column(10), key, width, isMinor })
    const given = [
      { ...title, key: 'name' },
      named('document', 12.5),
      named('post', undefined),
      named('city', 10, true),
      named('status', 8.5),
    ]
    const columns = narrowed(given)
    expect(columns.map(({ isMinor }) => isMinor)).toEqual([false, false, true, true, false])
    const [, , post, city] = roomOf(columns)
    expect(Number(post)).toBeLessThan(Number(city))
  })

  it('lets the last of many in on the widest screens', () => {
    expect(roomOf(Array.from({ length: 20 }, () => column(10, true))).at(-1)).toBe(130)
  })
})

describe('the part of the column that names the record', () => {
  const shared = (isMinor = false) => ({ width: undefined, isTitle: false, isMinor })

  it('is kept for it beside columns that share', () => {
    expect(shareOfTitle([title, shared(), column(10)])).toBe(0)
  })

  it('is kept for it only where the first of them has room: below that it takes what is left', () => {
    const columns = [title, column(10), shared(true), column(20, true), shared(true)]
    expect(shareOfTitle(columns)).toBe(roomOf(columns)[2])
  })

  it('grows no further in a wide table, where the others need the room', () => {
    expect(tableWidth([20])).toBe(41)
    expect(tableWidth([54])).toBe(79)
    expect(tableWidth([84])).toBe(114)
  })

  it('is all that is left beside columns of one width, so that boxes and menus stay narrow', () => {
    expect(shareOfTitle([title, column(10), column(12)])).toBeUndefined()
  })
})
