import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDrafts, type DraftContent } from '../../drafts/createDrafts.js'
import { person } from '../../resources/people/person/resource.js'
import { openForm } from '../store/openForm.js'
import { createDraftWriter } from './formDraft.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps what is typed in the midst of typing, though nobody ever pauses', async () => {
  const { store } = openForm(person, { id: 'novo' })
  const written: DraftContent[] = []
  const drafts = { ...createDrafts(), write: async (content: DraftContent) => written.push(content) > 0 }
  const keeping = { load: async () => drafts, isKept: false, getPerson: () => '1' }
  const writer = createDraftWriter(store, keeping, { person: '1', route: '/pessoas/novo', getVersion: () => undefined })
  for (let letters = 1; letters <= 20; letters++) {
    store.change('notes', 'a'.repeat(letters))
    writer.soon()
    await vi.advanceTimersByTimeAsync(100)
    // Two keys at the most stand nowhere but on the screen.
    if (letters > 2) expect(String(written.at(-1)?.values.notes).length).toBeGreaterThanOrEqual(letters - 2)
  }
  writer.stop()
})

it('leaves nothing that says who somebody is in the clear of the tab’s storage', async () => {
  const { store } = openForm(person, { id: 'novo' })
  const never = { ...createDrafts(), write: () => new Promise<boolean>(() => undefined) }
  const keeping = { load: async () => never, isKept: true, getPerson: () => '1' }
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  const writer = createDraftWriter(store, keeping, { person: '1', route: '/pessoas/novo', getVersion: () => undefined })
  store.change('notes', 'Uma nota')
  store.change('cpf', '52998224725')
  store.change('motherName', 'Maria')
  writer.soon()
  writer.leave()
  vi.unstubAllGlobals()
  const text = [...kept.values()].join()
  expect(text).toContain('Uma nota')
  expect(text).not.toMatch(/52998224725|Maria/)
  writer.stop()
})

it('writes to the tab’s storage only what no database holds yet when the page is left', async () => {
  const { store } = openForm(person, { id: 'novo' })
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  let finish = (_isWritten: boolean) => {}
  const slow = { ...createDrafts(), write: () => new Promise<boolean>((resolve) => (finish = resolve)) }
  const keeping = { load: async () => slow, isKept: true, getPerson: () => '1' }
  const writer = createDraftWriter(store, keeping, { person: '1', route: '/pessoas/novo', getVersion: () => undefined })
  store.change('notes', 'Uma nota')
  writer.soon()
  await vi.advanceTimersByTimeAsync(300)
  expect(kept.size).toBe(0)
  // On its way to the database, and the page may be gone before it is there.
  writer.leave()
  expect([...kept.values()].join()).toContain('Uma nota')
  finish(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(kept.size).toBe(0)
  writer.leave()
  expect(kept.size).toBe(0)
  vi.unstubAllGlobals()
  writer.stop()
})

it('takes back from the tab’s storage what was undone after all, though the database never answered', async () => {
  const { store } = openForm(person, { id: 'novo' })
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  const silent = { ...createDrafts(), write: () => new Promise<boolean>(() => undefined), remove: () => new Promise<void>(() => undefined) }
  const keeping = { load: async () => silent, isKept: true, getPerson: () => '1' }
  const writer = createDraftWriter(store, keeping, { person: '1', route: '/pessoas/novo', getVersion: () => undefined })
  store.change('notes', 'Uma nota')
  writer.soon()
  writer.leave()
  expect(kept.size).toBe(1)
  // The page came back from the browser's memory.
  store.change('notes', openForm(person, { id: 'novo' }).store.getState().values.notes)
  writer.soon()
  await vi.advanceTimersByTimeAsync(300)
  expect(kept.size).toBe(0)
  vi.unstubAllGlobals()
  writer.stop()
})
