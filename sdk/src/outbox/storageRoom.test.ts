import { expect, it, vi } from 'vitest'
import { askForRoom } from './storageRoom.js'

const storage = (persisted: boolean, persist: boolean, usage: number) => ({
  persisted: vi.fn(async () => persisted),
  persist: vi.fn(async () => persist),
  estimate: async () => ({ usage, quota: 100 }),
})

it('asks the browser to keep what waits, once it has not promised yet, and tells its answer', async () => {
  const asked = storage(false, true, 10)
  expect(await askForRoom(asked)).toEqual({ persistence: 'granted', share: 0.1, isNearlyFull: false })
  const known = storage(true, false, 10)
  expect((await askForRoom(known)).persistence).toBe('granted')
  expect([asked.persist.mock.calls.length, known.persist.mock.calls.length]).toEqual([1, 0])
  expect((await askForRoom(storage(false, false, 10))).persistence).toBe('refused')
})

it.each([
  [79, false],
  [80, true],
])('warns from 80 %% of the quota on (%i)', async (usage, isNearlyFull) => {
  expect((await askForRoom(storage(true, true, usage))).isNearlyFull).toBe(isNearlyFull)
})

it('says that it does not know where the browser cannot be asked', async () => {
  expect(await askForRoom({})).toEqual({ persistence: 'unknown', isNearlyFull: false })
  expect(await askForRoom({ persisted: () => Promise.reject(new Error('no')) })).toEqual({ persistence: 'unknown', isNearlyFull: false })
})
