import { describe, expect, it } from 'vitest'
import type { CanteenMeal } from '../schema.js'
import { countIssue, countsOf, daysOf, firstDay, remarksOn, toCounts, totalsOf } from './counting.js'

const meal = (type: CanteenMeal['type'], more: Partial<CanteenMeal> = {}): CanteenMeal => ({
  ...{ id: 1, type, startTime: '11:00', endTime: '14:00', service: 'buffet', expectedPerDay: 100, maxPerPerson: null, lotItemId: null },
  ...{ lotItem: null, unitPrice: null, balance: null, requested: null, neededElsewhere: 0, servedOfItem: 0 },
  ...more,
})
const day = (date: string, mealType: CanteenMeal['type'], served: number, wasted: string | null = null) => ({
  id: 1,
  date,
  mealType,
  served,
  wasted,
})
const canteen = {
  ...{ operatingFrom: '2026-05-05', operatingTo: '2026-05-08', meals: [meal('almoco'), meal('jantar')] },
  daily: [day('2026-05-05', 'almoco', 90), day('2026-05-05', 'jantar', 80, '1.5'), day('2026-05-06', 'almoco', 0)],
}

describe('the days of a canteen', () => {
  it('are counted, begun, open or still to come', () => {
    expect(daysOf(canteen, '2026-05-07').map(({ state }) => state)).toEqual(['counted', 'begun', 'open', 'future'])
  })
  it('begin with today, or with the day that is nearest to it', () => {
    expect(['2026-05-01', '2026-05-06', '2026-05-30'].map((today) => firstDay(canteen, today))).toEqual([
      '2026-05-05',
      '2026-05-06',
      '2026-05-08',
    ])
  })
})

describe('the count of a day', () => {
  it('sends what was counted, nobody served too, and leaves out what was not', () => {
    const counts = countsOf(canteen, '2026-05-06')
    expect(counts).toEqual({ almoco: { served: 0, wasted: null }, jantar: { served: null, wasted: null } })
    expect(toCounts(canteen.meals, counts)).toEqual([{ mealType: 'almoco', served: 0, wasted: null }])
    expect(toCounts(canteen.meals, { jantar: { served: 3, wasted: '' } })).toEqual([{ mealType: 'jantar', served: 3, wasted: null }])
  })
  it('is told against what was expected and, over all days, against what was requested', () => {
    const of = (served: number, wasted: string | null = null) => ({ served, wasted })
    expect(remarksOn(meal('almoco'), of(100), null)).toEqual([])
    expect(remarksOn(meal('almoco'), of(101), null)).toEqual([{ code: 'aboveExpected', value: 101, of: 100 }])
    const linked = meal('almoco', { requested: '300', servedOfItem: 290 })
    expect(remarksOn(linked, of(10), null)).toEqual([])
    expect(remarksOn(linked, of(90), 80)).toEqual([])
    expect(remarksOn(linked, of(95), 80)).toEqual([{ code: 'aboveRequested', value: 305, of: 300 }])
  })
  it.each([
    [100, '50', undefined],
    [100, '51', 'muchWasted'],
    [100, '4 baldes', undefined],
    [0, '0', undefined],
    [0, '12', 'onlyWasted'],
    [null, '51', undefined],
  ])('of %j served and %j kg wasted has the remark %s', (served, wasted, code) => {
    expect(remarksOn(meal('almoco'), { served, wasted }, null)[0]?.code).toBe(code)
  })
  it.each([
    [null, undefined],
    ['', undefined],
    [1250, undefined],
    ['1.5', undefined],
    [-1, 'min'],
    [100_000, 'max'],
    ['412 pessoas', 'unread'],
    ['43,5', 'unread'],
  ])('of %j has the issue %s', (value, code) => expect(countIssue(value)?.code).toBe(code))
  it('that is no number is not sent', () => {
    expect(toCounts(canteen.meals, { almoco: { served: '412 pessoas', wasted: null } })).toEqual([])
  })
  it('adds up', () => expect(totalsOf(canteen.daily)).toEqual({ served: 170, wasted: '1.5' }))
})
