import { expect, it, vi } from 'vitest'
import { createFakeClock } from '../session/fakeClock.testkit.js'
import { createPreferences } from './createPreferences.js'

function setUp(remote: unknown = {}, kept: Record<string, string> = {}) {
  const send = vi.fn((method: string, _path: string, _body?: unknown) =>
    method === 'GET' ? Promise.resolve({ success: true, data: remote }) : Promise.resolve({ success: true }),
  )
  const storage = { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => void (kept[key] = value) }
  const clock = createFakeClock()
  const preferences = createPreferences({ api: { send: send as never }, storage, clock })
  const written = () => send.mock.calls.filter(([method]) => method === 'PATCH').map(([, , body]) => body)
  return { preferences, send, clock, kept, written }
}

it('has the copy of the last visit before anything is asked, and the server’s one after', async () => {
  const { preferences } = setUp({ theme: 'dark' }, { preferences_0: '{"owner":1,"values":{"theme":"light","density":"compact"}}' })
  expect(preferences.getValues()).toEqual({ theme: 'light', density: 'compact' })
  await preferences.follow(1)
  expect(preferences.getValues()).toEqual({ theme: 'dark' })
})
it('asks the server once for many changes', async () => {
  const { preferences, clock, written } = setUp()
  await preferences.follow(1)
  for (const width of [1, 2, 3]) preferences.set('width', width)
  await clock.pass(800)
  expect(written()).toEqual([{ width: 3 }])
})
it('lets what was chosen at sign-in count more than the server’s copy', async () => {
  const { preferences, clock, written } = setUp({ locale: 'pt-BR', theme: 'dark' })
  preferences.set('locale', 'es-ES')
  await preferences.follow(1)
  expect(preferences.getValues()).toEqual({ locale: 'es-ES', theme: 'dark' })
  await clock.pass(800)
  expect(written()).toEqual([{ locale: 'es-ES' }])
})
it('gives another person nothing of the first one', async () => {
  const { preferences } = setUp({ theme: 'dark' }, { preferences_0: '{"owner":1,"values":{"views":["a"]}}' })
  await preferences.follow(2)
  expect(preferences.getValues()).toEqual({ theme: 'dark' })
})
it('never writes over a copy that it could not read', async () => {
  const { preferences, send, clock, written } = setUp()
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await preferences.follow(1)
  preferences.set('theme', 'dark')
  await clock.pass(5000)
  expect(preferences.getValues()).toEqual({ theme: 'dark' })
  expect(written()).toEqual([])
})
it.each(['{', '[]', 'null', '{"values":7}'])('starts empty when the cache holds %s or storage fails', (text) => {
  expect(setUp({}, { preferences_0: text }).preferences.getValues()).toEqual({})
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const preferences = createPreferences({ api: { send: vi.fn() }, storage: { getItem: blocked, setItem: blocked } })
  preferences.set('theme', 'dark')
  expect(preferences.getValues()).toEqual({ theme: 'dark' })
})
it('keeps nothing of a person who signed out, except what is chosen after', async () => {
  const { preferences, kept } = setUp({ views: ['a'] })
  await preferences.follow(1)
  await preferences.follow(undefined)
  preferences.set('locale', 'en-US')
  expect(kept.preferences_0).toBe('{"values":{"locale":"en-US"}}')
  await preferences.follow(2)
  expect(preferences.getValues()).toEqual({ views: ['a'], locale: 'en-US' })
})
it('sends on the next visit what the page was left too early for, and shows it until then', async () => {
  const first = setUp({ theme: 'light' })
  await first.preferences.follow(1)
  first.preferences.set('theme', 'dark')
  first.preferences.dispose()
  const second = setUp({ theme: 'light', density: 'compact' }, first.kept)
  await second.preferences.follow(1)
  expect(second.preferences.getValues()).toEqual({ theme: 'dark', density: 'compact' })
  await second.clock.pass(800)
  expect(second.written()).toEqual([{ theme: 'dark' }])
  const third = setUp({ theme: 'light' }, second.kept)
  await third.preferences.follow(1)
  expect(third.preferences.getValues()).toMatchObject({ theme: 'light' })
})
it('sends nothing of what another person had chosen last', async () => {
  const first = setUp()
  await first.preferences.follow(1)
  first.preferences.set('theme', 'dark')
  const second = setUp({ theme: 'light' }, first.kept)
  await second.preferences.follow(2)
  expect(second.preferences.getValues()).toEqual({ theme: 'light' })
})
it('leaves what another page of the same person chose, and takes it over', async () => {
  const { preferences, clock, written, send } = setUp({ 'view.person.a': 'A' })
  await preferences.follow(1)
  send.mockImplementation(() =>
    Promise.resolve({ success: true, data: { 'view.person.a': 'A', 'view.person.b': 'B', 'view.person.c': 'C' } }),
  )
  preferences.set('view.person.c', 'C')
  await clock.pass(800)
  expect(written()).toEqual([{ 'view.person.c': 'C' }])
  expect(preferences.getValues()).toEqual({ 'view.person.a': 'A', 'view.person.b': 'B', 'view.person.c': 'C' })
})
it('takes a key away everywhere, on the next visit too', async () => {
  const first = setUp({ 'view.person.a': 'A', theme: 'dark' })
  await first.preferences.follow(1)
  first.preferences.set('view.person.a', undefined)
  first.preferences.dispose()
  const second = setUp({ 'view.person.a': 'A', theme: 'dark' }, first.kept)
  await second.preferences.follow(1)
  expect(second.preferences.getValues()['view.person.a']).toBeUndefined()
  await second.clock.pass(800)
  expect(second.written()).toEqual([{ 'view.person.a': null }])
})
it('refuses what there is no room for and loses nothing', async () => {
  const { preferences } = setUp({ theme: 'dark' })
  await preferences.follow(1)
  expect(preferences.set('view.person.a', 'ã'.repeat(32_000))).toBe(false)
  expect(preferences.getValues()).toEqual({ theme: 'dark' })
  expect(preferences.set('view.person.a', 'ã'.repeat(20_000))).toBe(true)
})
it('shows what another tab of the same person chose, and nothing of another person’s', async () => {
  const kept: Record<string, string> = {}
  const storage = { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => void (kept[key] = value) }
  const tabs = new Set<() => void>()
  const onKept = (_key: string, listener: () => void) => {
    tabs.add(listener)
    return () => tabs.delete(listener)
  }
  const preferences = createPreferences({ api: { send: (() => Promise.resolve({ data: {} })) as never }, storage, onKept })
  await preferences.follow(1)
  const keep = (owner: number, theme: string) => {
    kept.preferences_0 = JSON.stringify({ owner, values: { theme } })
    for (const tell of tabs) tell()
  }
  keep(1, 'dark')
  expect(preferences.getValues()).toEqual({ theme: 'dark' })
  keep(2, 'light')
  expect(preferences.getValues()).toEqual({ theme: 'dark' })
  preferences.dispose()
  expect(tabs.size).toBe(0)
})
it('keeps the very value that a copy of the server repeats, so that nothing renders for it', async () => {
  const { preferences } = setUp({ columns: { name: 200 } }, { preferences_0: '{"owner":1,"values":{"columns":{"name":200}}}' })
  const before = preferences.getValues().columns
  await preferences.follow(1)
  expect(preferences.getValues().columns).toBe(before)
})
