import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atRest, noRestWhile } from './atRest.js'
import type { Mount } from './mount.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const host = new EventTarget()
const mount = { host } as unknown as Mount
const act = (type: string) => host.dispatchEvent(new Event(type))

it('waits for a pause, from the last thing that was done', () => {
  const work = vi.fn()
  atRest(mount, { pause: 2000 }, work)
  vi.advanceTimersByTime(1500)
  act('keydown')
  vi.advanceTimersByTime(1500)
  act('pointerdown')
  vi.advanceTimersByTime(1999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledOnce()
})

it('waits the whole pause where nothing was done for long', () => {
  vi.advanceTimersByTime(60_000)
  const work = vi.fn()
  atRest(mount, { pause: 400 }, work)
  vi.advanceTimersByTime(399)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

it('waits for the network, because a module that fails without it never comes', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const work = vi.fn()
  atRest(mount, { pause: 400 }, work)
  vi.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
})

it('is forgotten', () => {
  const work = vi.fn()
  const forget = atRest(mount, { pause: 400 }, work)
  vi.advanceTimersByTime(300)
  act('input')
  vi.advanceTimersByTime(300)
  forget()
  vi.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
})

it('waits no longer than it may for whoever never pauses', () => {
  const work = vi.fn()
  atRest(mount, { pause: 500, latest: 2000 }, work)
  for (let passed = 0; passed < 1900; passed += 100) {
    vi.advanceTimersByTime(100)
    act('keydown')
  }
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledOnce()
})

it('waits while the server is asked, however long, and a pause after it', () => {
  const work = vi.fn()
  let isAsking = true
  const forget = noRestWhile(mount, () => isAsking)
  atRest(mount, { pause: 400, latest: 1500 }, work)
  vi.advanceTimersByTime(4000)
  expect(work).not.toHaveBeenCalled()
  isAsking = false
  vi.advanceTimersByTime(400)
  expect(work).toHaveBeenCalledOnce()
  forget()
})
