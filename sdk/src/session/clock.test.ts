import { afterEach, expect, it, vi } from 'vitest'
import { systemClock } from './clock.js'

afterEach(() => void vi.useRealTimers())

it('waits longer than a browser timer can', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  const sixtyDays = 60 * 24 * 3_600_000
  systemClock.after(sixtyDays, run)
  vi.advanceTimersByTime(sixtyDays - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})
it('notices within half a minute that the machine slept through the moment', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  systemClock.after(8 * 3_600_000, run)
  vi.advanceTimersByTime(60_000)
  vi.setSystemTime(Date.now() + 9 * 3_600_000)
  vi.advanceTimersByTime(30_000)
  expect(run).toHaveBeenCalledOnce()
})
it('runs when the time has passed although the clock was set back', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  systemClock.after(60_000, run)
  vi.setSystemTime(Date.now() - 600_000)
  vi.advanceTimersByTime(60_001)
  expect(run).toHaveBeenCalledOnce()
})
it('runs nothing once cancelled, however long the wait', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  const cancel = systemClock.after(2 ** 31 * 2, run)
  vi.advanceTimersByTime(2 ** 31)
  cancel()
  vi.advanceTimersByTime(2 ** 33)
  expect(run).not.toHaveBeenCalled()
})
