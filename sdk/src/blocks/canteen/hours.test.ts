import { describe, expect, it } from 'vitest'
import { endsNextDay, endsTooEarly, mealsMeet } from './hours.js'

const hours = (text: string) => {
  const [startTime = '', endTime = ''] = text.split('–')
  return { startTime, endTime }
}

describe('a late meal', () => {
  it.each(['22:30–00:30', '20:00–00:00', '23:59–00:00', '18:00–02:00'])('ends on the next day: %s', (text) => {
    expect([endsNextDay(hours(text)), endsTooEarly(hours(text))]).toEqual([true, false])
  })
  it.each(['11:00–10:00', '11:00–11:00', '14:00–02:00'])('is none when it would last all day: %s', (text) =>
    expect(endsTooEarly(hours(text))).toBe(true),
  )
  it.each(['11:00–14:00', '00:15–01:00'])('is none on one day: %s', (text) =>
    expect([endsNextDay(hours(text)), endsTooEarly(hours(text))]).toEqual([false, false]),
  )
})

describe('two meals', () => {
  it.each([
    ['11:00–14:00', '13:59–15:00', true],
    ['11:00–14:00', '14:00–15:00', false],
    ['22:30–00:30', '18:00–22:30', false],
    ['22:30–00:30', '18:00–23:00', true],
    ['22:30–00:30', '00:00–01:00', true],
    ['22:30–00:30', '00:30–01:00', false],
    ['22:30–00:30', '23:45–00:45', true],
    ['20:00–00:00', '00:00–01:00', false],
    ['11:00–14:00', '09:00–08:30', false],
  ])('%s and %s meet: %s', (one, other, meet) => {
    expect(mealsMeet(hours(one), hours(other))).toBe(meet)
    expect(mealsMeet(hours(other), hours(one))).toBe(meet)
  })
})

it('a meal without its hours meets none yet', () => {
  expect(mealsMeet({ startTime: null, endTime: null }, hours('11:00–14:00'))).toBe(false)
  expect(mealsMeet(hours('11:00–14:00'), { startTime: '12:00', endTime: null })).toBe(false)
})
