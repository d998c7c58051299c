import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Stored } from '../../core/record.js'
import { askedRange, entriesOf, weeksOf } from './entries.js'
import { daysOf, moved, periodText, readPeriod } from './period.js'

const record = (id: number, from: string | null, to: string | null) => ({ id, from, to }) as unknown as Stored
const entries = (...days: readonly (readonly [string | null, string | null])[]) =>
  entriesOf(
    days.map(([from, to], index) => record(index + 1, from, to)),
    { from: 'from', to: 'to' },
  )

describe('a period', () => {
  it('is a year or a month, and the present one where nothing is said', () => {
    expect(readPeriod('', '2026')).toEqual({ year: 2026 })
    expect(readPeriod('', '2026-11')).toEqual({ year: 2026, month: 11 })
    expect(readPeriod('2027-02', '2026-11-22')).toEqual({ year: 2027, month: 2 })
    expect(daysOf({ year: 2028, month: 2 })).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(daysOf({ year: 2027, month: 12 })).toEqual({ from: '2027-12-01', to: '2027-12-31' })
    expect(daysOf({ year: 2027 })).toEqual({ from: '2027-01-01', to: '2027-12-31' })
  })
  it('follows the one before it across the years', () => {
    expect(moved({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
    expect(moved({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
    const month = fc.record({ year: fc.integer({ min: 1950, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
    fc.assert(
      fc.property(
        month,
        fc.integer({ min: -50, max: 50 }),
        (start, step) => periodText(moved(moved(start, step), -step)) === periodText(start),
      ),
    )
  })
})

describe('what is asked for', () => {
  it.each([
    [undefined, '2026-05-01..2026-05-31'],
    ['2026-05-10..', '2026-05-10..2026-05-31'],
    ['..2026-05-10', '2026-05-01..2026-05-10'],
    ['2026-05-10', '2026-05-10..2026-05-10'],
    ['2026-01-01..2027-01-01', '2026-05-01..2026-05-31'],
    ['2026-06-01..', undefined],
  ])('is what a filter leaves of the month: %s', (filter, expected) => {
    expect(askedRange({ year: 2026, month: 5 }, filter)).toBe(expected)
  })
})

describe('records on their days', () => {
  it('stand in the order in which they begin; without a day they have no place', () => {
    const found = entries(['2026-05-09', '2026-05-10'], [null, '2026-05-10'], ['2026-05-02T12:00:00Z', null], ['2026-05-05', '2026-05-01'])
    expect(found.map(({ record: { id }, from, to }) => [id, from, to])).toEqual([
      [3, '2026-05-02', '2026-05-02'],
      [4, '2026-05-05', '2026-05-05'],
      [1, '2026-05-09', '2026-05-10'],
    ])
  })

  it('reach over the weeks of their days, in lines where they overlap', () => {
    const weeks = weeksOf(
      { year: 2026, month: 5 },
      entries(['2026-05-05', '2026-05-12'], ['2026-05-08', '2026-05-08'], ['2026-04-20', '2026-05-04']),
      0,
    )
    expect(weeks.map(({ days }) => [days[0], days.at(-1)])).toEqual([
      ['2026-04-26', '2026-05-02'],
      ['2026-05-03', '2026-05-09'],
      ['2026-05-10', '2026-05-16'],
      ['2026-05-17', '2026-05-23'],
      ['2026-05-24', '2026-05-30'],
      ['2026-05-31', '2026-06-06'],
    ])
    const bars = weeks.map((week) => week.bars.map(({ entry, first, last, line }) => [entry.record.id, first, last, line]))
    expect(bars).toEqual([
      [[3, 0, 6, 0]],
      [
        [3, 0, 1, 0],
        [1, 2, 6, 0],
        [2, 5, 5, 1],
      ],
      [[1, 0, 2, 0]],
      [],
      [],
      [],
    ])
  })

  it('never overlap in a line, and every day of theirs in the month is shown', () => {
    const day = fc.integer({ min: 1, max: 28 })
    const spans = fc.array(fc.tuple(day, day), { maxLength: 12 })
    const text = (number: number) => `2026-02-${String(number).padStart(2, '0')}`
    fc.assert(
      fc.property(spans, fc.constantFrom(0, 1), (found, firstWeekday) => {
        const all = entries(...found.map(([a, b]) => [text(Math.min(a, b)), text(Math.max(a, b))] as const))
        for (const { days, bars } of weeksOf({ year: 2026, month: 2 }, all, firstWeekday)) {
          const taken = bars.flatMap(({ first, last, line }) => days.slice(first, last + 1).map((each) => `${line}:${each}`))
          expect(new Set(taken).size).toBe(taken.length)
          for (const each of days)
            expect(taken.filter((place) => place.endsWith(each)).length).toBe(
              all.filter(({ from, to }) => from <= each && each <= to).length,
            )
        }
      }),
    )
  })
})
