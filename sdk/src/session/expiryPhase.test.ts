import { expect, it, vi } from 'vitest'
import { expiryPhase, watchExpiry } from './expiryPhase.js'
import { createFakeClock } from './fakeClock.testkit.js'

const minute = 60_000

it.each([
  [5 * minute + 1, 'far'],
  [5 * minute, 'soon'],
  [minute + 1, 'soon'],
  [minute, 'last'],
  [1, 'last'],
  [0, 'over'],
  [-minute, 'over'],
])('%i ms before the end it is %s', (left, phase) => expect(expiryPhase(left + 1000, 1000)).toBe(phase))

it('tells each step of the way once, and nothing that has passed', async () => {
  const clock = createFakeClock()
  const exp = clock.now() + 3 * minute
  const seen: string[] = []
  const onChange = vi.fn(() => seen.push(expiryPhase(exp, clock.now())))
  watchExpiry(exp, clock, onChange)
  await clock.pass(10 * minute)
  expect(seen).toEqual(['last', 'over'])
})

it('is silent once it is stopped', async () => {
  const clock = createFakeClock()
  const onChange = vi.fn()
  watchExpiry(clock.now() + minute, clock, onChange)()
  await clock.pass(2 * minute)
  expect(onChange).not.toHaveBeenCalled()
})
