import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastQueue } from './toastQueue.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function shownQueue() {
  const queue = createToastQueue()
  queue.resumeAll()
  return queue
}

describe('toasts', () => {
  it('live from the moment that somebody shows them', () => {
    const queue = createToastQueue()
    queue.show({ title: 'Registro cadastrado com sucesso', life: 3000 })
    vi.advanceTimersByTime(60_000)
    expect(queue.get()).toMatchObject([{ isLeaving: false }])
    queue.resumeAll()
    vi.advanceTimersByTime(3000)
    expect(queue.get()).toMatchObject([{ isLeaving: true }])
  })

  it('leave after their life, and only then', () => {
    const queue = shownQueue()
    queue.show({ title: 'Registro cadastrado com sucesso', life: 3000 })
    vi.advanceTimersByTime(2999)
    expect(queue.get()).toMatchObject([{ isLeaving: false }])
    vi.advanceTimersByTime(1)
    expect(queue.get()).toMatchObject([{ isLeaving: true }])
    vi.advanceTimersByTime(450)
    expect(queue.get()).toEqual([])
  })

  it('wait for a dialog with the time that they have left, and later ones do not', () => {
    const queue = shownQueue()
    queue.show({ title: 'Registro cadastrado com sucesso', life: 3000 })
    vi.advanceTimersByTime(2000)
    const bringBack = queue.setAside()
    queue.show({ title: 'Copiado', life: 3000 })
    queue.resumeAll()
    vi.advanceTimersByTime(60_000)
    expect(queue.get()).toMatchObject([{ aside: 1, isLeaving: false }])
    bringBack()
    vi.advanceTimersByTime(999)
    expect(queue.get()).toMatchObject([{ aside: 0, isLeaving: false }])
    vi.advanceTimersByTime(1)
    expect(queue.get()).toMatchObject([{ isLeaving: true }])
  })

  it('stay when no life is given', () => {
    const queue = createToastQueue()
    const close = queue.show({ title: 'Ocorreu um erro' })
    vi.advanceTimersByTime(600_000)
    expect(queue.get()).toHaveLength(1)
    close()
    close()
    vi.advanceTimersByTime(450)
    expect(queue.get()).toEqual([])
  })

  it('wait while they are read and go on with the time that was left', () => {
    const queue = shownQueue()
    queue.show({ title: 'Sucesso', life: 1000 })
    vi.advanceTimersByTime(600)
    queue.pauseAll()
    vi.advanceTimersByTime(60_000)
    expect(queue.get()).toMatchObject([{ isLeaving: false }])
    queue.resumeAll()
    vi.advanceTimersByTime(399)
    expect(queue.get()).toMatchObject([{ isLeaving: false }])
    vi.advanceTimersByTime(1)
    expect(queue.get()).toMatchObject([{ isLeaving: true }])
  })

  it('tell those who listen, until they stop listening', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const stop = queue.subscribe(listener)
    queue.show({ title: 'Atenção' })
    stop()
    queue.show({ title: 'Atenção' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

it('is told beforehand that something will have to be shown', () => {
  const queue = createToastQueue()
  const listener = vi.fn()
  queue.subscribe(listener)
  expect(queue.isExpected()).toBe(false)
  queue.expect()
  expect(queue.isExpected()).toBe(true)
  expect(queue.get()).toEqual([])
  expect(listener).toHaveBeenCalledOnce()
})
