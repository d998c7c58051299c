import { afterEach, expect, it, vi } from 'vitest'
import { today } from '../core/calendar.js'
import { serverLead, serverNow } from '../core/serverClock.js'
import { noteServerTime } from './noteServerTime.js'

const answer = (Date: string, control = 'no-store') => ({ headers: new Headers({ Date, 'Cache-Control': control }) })
const sunday = 'Sun, 29 Nov 2026 15:00:00 GMT'

afterEach(() => {
  serverLead.set(0)
  vi.useRealTimers()
})

it('the day is the server’s, on a device whose clock is two years behind, or ahead', () => {
  for (const device of ['2024-11-28T12:00:00Z', '2031-01-01T12:00:00Z']) {
    vi.useFakeTimers({ now: Date.parse(device) })
    noteServerTime(answer(sunday))
    expect(today()).toBe('2026-11-29')
    expect(serverNow()).toBe(Date.parse(sunday))
  }
})

it('a clock that was set right counts again', () => {
  vi.useFakeTimers({ now: Date.parse('2024-11-28T12:00:00Z') })
  noteServerTime(answer(sunday))
  vi.setSystemTime(Date.parse(sunday) + 90_000)
  noteServerTime(answer(sunday))
  expect(serverLead.get()).toBe(0)
})

it('a minute of difference, an answer from a store, and one without a time change nothing', () => {
  vi.useFakeTimers({ now: Date.parse(sunday) + 60_000 })
  noteServerTime(answer(sunday))
  noteServerTime(answer('Sat, 28 Nov 2026 15:00:00 GMT', 'private, max-age=86400'))
  noteServerTime(answer('yesterday'))
  expect(serverLead.get()).toBe(0)
})
