import { expect, it } from 'vitest'
import { dayDifference, daysText } from './eventDays.js'

const event = { startDate: '2026-05-06', endDate: '2026-05-11' }
const difference = (operatingFrom: string, operatingTo: string) => dayDifference(event, { operatingFrom, operatingTo })

it('tells the day that a canteen lacks, and the one that is too many, after its event was moved', () => {
  expect(difference('2026-05-05', '2026-05-10')).toEqual({ closed: ['2026-05-11'], beside: ['2026-05-05'] })
  expect(difference('2026-05-06', '2026-05-11')).toEqual({ closed: [], beside: [] })
  expect(difference('2026-05-08', '2026-05-09').closed).toEqual(['2026-05-06', '2026-05-07', '2026-05-10', '2026-05-11'])
})

it('joins days that follow each other, over the end of a month too', () => {
  expect(daysText(['2026-05-03', '2026-04-30', '2026-05-01', '2026-05-01'])).toBe('30/04/2026 – 01/05/2026, 03/05/2026')
  expect(daysText([])).toBe('')
})
