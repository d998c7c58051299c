import type { SessionStore } from '@esporte-parana/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noEdits, watchEdits } from './watchEdits.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(path: string, kept: string[] = [], tag = noEdits()) {
  const told: boolean[] = []
  const listeners = new Set<() => void>()
  const texts = {
    get: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const session = { protectEdits: () => () => undefined } as unknown as SessionStore
  const edits = watchEdits({ session, texts, tag, getPath: () => path, onChange: (isUnsaved) => told.push(isUnsaved) })
  edits.look()
  const change = (...routes: string[]) => {
    kept.splice(0, kept.length, ...routes)
    for (const listener of listeners) listener()
  }
  return { told, tag, change, stop: edits.stop, type: () => edits.session.protectEdits(async () => false) }
}

it('stays unsaved as long as the page keeps what was typed, and is told once when it is discarded', () => {
  const { told, change, type } = open('/pessoas/novo')
  const release = type()
  change('/pessoas/novo')
  release()
  vi.runAllTimers()
  expect(told).toEqual([true])
  change()
  expect(told).toEqual([true, false])
})

it('is unsaved from the start where the text of a former tag is offered, and not for the text of another screen', () => {
  expect(open('/pessoas/novo', ['/pessoas/novo']).told).toEqual([true])
  expect(open('/pessoas', ['/pessoas/novo']).told).toEqual([])
})

it('says that the text was taken elsewhere while the screen was away', () => {
  const { tag, type } = open('/pessoas/novo')
  type()
  expect(open('/pessoas/novo', [], tag).told).toEqual([false])
})

it('says nothing of a screen that was taken away before the page had kept its text', () => {
  const { tag, told, type, stop } = open('/pessoas/novo')
  const release = type()
  stop()
  release()
  vi.runAllTimers()
  expect([...told, ...open('/pessoas/novo', ['/pessoas/novo'], tag).told]).toEqual([true])
})
