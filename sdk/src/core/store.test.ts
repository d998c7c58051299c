import { expect, it, vi } from 'vitest'
import { createStore } from './store.js'

it('tells all who listen of a new value, and nobody who has left', () => {
  const { get, set, subscribe } = createStore(1)
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const leave = subscribe(first)
  subscribe(second)
  set(2)
  leave()
  set(3)
  expect(get()).toBe(3)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
})
