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
it('runs nothing once cancelled, however long the wait', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  const cancel = systemClock.after(2 ** 31 * 2, run)
  vi.advanceTimersByTime(2 ** 31)
  cancel()
  vi.advanceTimersByTime(2 ** 33)
  expect(run).not.toHaveBeenCalled()
})
