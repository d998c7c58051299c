import { describe, expect, test } from 'vitest'
import { daysBetween, runsOn, today, validityOf, yearsBetween } from './calendar.js'

describe('the calendar', () => {
  test("keeps Paraná's day when it is already tomorrow in UTC", () => {
    expect(today(new Date('2026-05-06T02:59:59Z'))).toBe('2026-05-05')
    expect(today(new Date('2026-05-06T03:00:00Z'))).toBe('2026-05-06')
  })

  test.each([
    ['2008-05-05', '2026-05-04', 17],
    ['2008-05-05', '2026-05-05', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-05-05', '2026-05-05', 0],
  ])('counts full years: born %s, on %s', (from, to, years) => expect(yearsBetween(from, to)).toBe(years))

  test.each([
    ['2026-05-05', '2026-05-05', 0],
    ['2026-05-05', '2026-05-04', -1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-01-01', '2027-01-01', 365],
  ])('counts days: from %s to %s', (from, to, days) => expect(daysBetween(from, to)).toBe(days))

  test.each([
    ['2026-06-05', { state: 'valid', days: 31 }],
    ['2026-06-04', { state: 'expiring', days: 30 }],
    ['2026-05-05', { state: 'expiring', days: 0 }],
    ['2026-05-04', { state: 'expired', days: -1 }],
  ])('knows on 5 May what holds until %s', (until, validity) => expect(validityOf(until, '2026-05-05')).toEqual(validity))

  test.each([
    ['2026-05-05', '2026-05-05', true],
    ['2026-05-06', null, false],
    ['2026-01-01', '2026-05-04', false],
    ['2026-01-01', null, true],
  ])('knows on 5 May whether what begins on %s and ends on %s runs', (from, to, runs) => expect(runsOn('2026-05-05', from, to)).toBe(runs))

  test('warns as early as it is asked to', () => {
    expect(validityOf('2026-06-05', '2026-05-05', 60).state).toBe('expiring')
    expect(validityOf('2026-05-06', '2026-05-05', 0).state).toBe('valid')
  })
})
