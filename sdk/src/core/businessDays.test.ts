import { describe, expect, test } from 'vitest'
import { businessDaysBetween, isBusinessDay } from './businessDays.js'

describe('a business day of the state', () => {
  test.each([
    ['2026-02-16', 'Monday of Carnival'],
    ['2026-02-17', 'Tuesday of Carnival'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-21', 'Tiradentes'],
    ['2024-05-30', 'Corpus Christi'],
    ['2026-11-20', 'Consciência Negra'],
    ['2025-12-19', 'Paraná’s own'],
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
  ])('is not %s, %s', (day) => expect(isBusinessDay(day)).toBe(false))

  test.each(['2026-02-18', '2026-04-06', '2026-11-23', '2024-02-29', '2000-04-20'])('is %s', (day) => expect(isBusinessDay(day)).toBe(true))
})

test('days are counted without the first and with the last: Lei 14.133/2021, article 183', () => {
  expect(businessDaysBetween('2026-02-02', '2026-02-12')).toBe(8)
  // Carnival and a weekend are between the two days.
  expect(businessDaysBetween('2026-02-13', '2026-02-18')).toBe(1)
  expect(businessDaysBetween('2026-02-18', '2026-02-13')).toBe(0)
})
