import { describe, expect, test } from 'vitest'
import { today, yearsBetween } from './calendar.js'

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
})
