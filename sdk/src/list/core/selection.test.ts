import { describe, expect, it } from 'vitest'
import { isTicked, noTicks, pageSelection, rangeOf, tickCount, withoutGone, withRecords, withTicks } from './selection.js'

describe('a selection', () => {
  it('keeps what was ticked on other pages', () => {
    const selection = withRecords(new Set([90, 91]), [1, 2, 3], true)
    expect([...selection]).toEqual([90, 91, 1, 2, 3])
    expect([...withRecords(selection, [2], false)]).toEqual([90, 91, 1, 3])
  })

  it('is the same set when nothing changes', () => {
    const selection = new Set([1])
    expect(withRecords(selection, [1], true)).toBe(selection)
  })

  it('loses records that left the list, one by one or among all that match', () => {
    const some = { ids: new Set([1, 2, 90]) }
    expect([...withoutGone(some, [2, 3]).ids]).toEqual([1, 90])
    expect(withoutGone(some, [3])).toBe(some)
    const all = { ids: new Set<number>(), matching: { total: 3, except: new Set([3]) } }
    expect(tickCount(withoutGone(all, [1, 3]))).toBe(1)
    expect(withoutGone(all, [1, 2])).toBe(noTicks)
  })

  it('takes a range in either direction, in the order shown', () => {
    expect(rangeOf([5, 3, 9, 1], 3, 1)).toEqual([3, 9, 1])
    expect(rangeOf([5, 3, 9, 1], 1, 3)).toEqual([3, 9, 1])
  })

  it('takes one row when the range began on another page', () => {
    expect(rangeOf([5, 3], 77, 3)).toEqual([3])
    expect(rangeOf([5, 3], undefined, 5)).toEqual([5])
  })

  it('tells whether the page is ticked whole, in part or not at all', () => {
    expect(pageSelection({ ids: new Set([1, 2]) }, [1, 2])).toBe('all')
    expect(pageSelection({ ids: new Set([1]) }, [1, 2])).toBe('some')
    expect(pageSelection({ ids: new Set([9]) }, [1, 2])).toBe('none')
    expect(pageSelection({ ids: new Set() }, [])).toBe('none')
  })

  it('of all that match loses what is unticked on any page, and ends when nothing is left', () => {
    const all = { ids: new Set<number>(), matching: { total: 3, except: new Set<number>() } }
    expect(tickCount(all)).toBe(3)
    const some = withTicks(all, [2], false)
    expect([tickCount(some), isTicked(some, 2), isTicked(some, 99)]).toEqual([2, false, true])
    expect(pageSelection(some, [1, 2])).toBe('some')
    expect(tickCount(withTicks(some, [2], true))).toBe(3)
    expect(withTicks(some, [1, 3], false)).toBe(noTicks)
  })
})
