import { expect, it } from 'vitest'
import { nearestDay, today } from '../core/calendar.js'
import { date } from '../kinds/time/date.js'
import { readDateTime } from './readDateTime.js'
import { readDateText } from './readDateText.js'

it.each([
  ['3/5/2026', '2026-05-03'],
  ['3 de maio de 2026', '2026-05-03'],
  ['46145', '2026-05-03'],
  ['18719', '1951-04-01'],
])('%s is %s, on the server and in a column of dates', (text, day) => {
  const { kind, options } = date()
  expect([readDateText(text), kind.read?.(text, options, new Map())]).toEqual([day, day])
})

it.each(['1/3', '10 de março'])('%s gets the nearest year where a person sees it, and none in an import', (text) => {
  const { kind, options } = date()
  expect([readDateText(text), readDateTime(`${text} 9h`)]).toEqual([undefined, undefined])
  expect(kind.read?.(text, options, new Map())).toBe(nearestDay(text === '1/3' ? '03-01' : '03-10', today()))
  expect(kind.read?.(text, date({ isLongAgo: true }).options, new Map())).toBeUndefined()
})

it.each(['8719', '80000', '461450', '46145,5', '31/02/2026', '30 de fevereiro de 2026'])('%s is no day', (text) => {
  const { kind, options } = date()
  expect([readDateText(text), kind.read?.(text, options, new Map())]).toEqual([undefined, undefined])
})
