import { expect, test } from 'vitest'
import { forecastOf } from './forecast.js'

const year = { from: '2026-01-01', until: '2026-12-31' }

test('a balance that is used faster than the time runs out before the end, on the day that the pace so far says', () => {
  // 50 % in 100 days means 100 % in 200 days, the last of which is 19 July.
  expect(forecastOf({ ...year, today: '2026-04-10', usedShare: 50 })).toEqual({
    elapsed: 100,
    left: 265,
    timeShare: (100 * 100) / 365,
    runsOut: '2026-07-20',
    isEarly: false,
  })
})

test.each([
  ['as slow as the time', '2026-04-10', 27],
  ['not used at all', '2026-04-10', 0],
])('one that is %s lasts until the end', (_, today, usedShare) => expect(forecastOf({ ...year, today, usedShare }).runsOut).toBeUndefined())

test('before its first day nothing has passed, and after its last all of it', () => {
  expect(forecastOf({ ...year, today: '2025-12-01', usedShare: 0 })).toMatchObject({ elapsed: 0, timeShare: 0 })
  expect(forecastOf({ ...year, today: '2027-03-01', usedShare: 80 })).toMatchObject({ elapsed: 365, timeShare: 100, left: -60 })
})

test('the first days promise nothing: a forecast is made from the thirtieth day in force', () => {
  expect(forecastOf({ ...year, today: '2026-01-01', usedShare: 58 })).toMatchObject({ runsOut: undefined, isEarly: true })
  expect(forecastOf({ ...year, today: '2026-01-29', usedShare: 58 })).toMatchObject({ runsOut: undefined, isEarly: true })
  expect(forecastOf({ ...year, today: '2026-01-30', usedShare: 58 })).toMatchObject({ runsOut: '2026-02-21', isEarly: false })
})
