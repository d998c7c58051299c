import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBrowserDrafts } from './createBrowserDrafts.js'
import type { Draft } from './draft.js'

const now = Date.parse('2026-11-21T12:00:00Z')
const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  ...{ id, person: '1', route: '/pessoas/7', tab: 't', savedAt: now, version: 3, names: [['person:4', 'Ana']], leftOut: ['pcd'] },
  ...{ values: { name: 'Ana', guardians: [{ name: 'Bia' }] }, originals: { name: '', guardians: [] } },
  ...more,
})
const wipe = () =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('esporte-parana-drafts')
    request.onsuccess = request.onblocked = resolve
  })
beforeEach(wipe)
afterEach(wipe)

it('brings a draft back as it was typed, on the next visit too', async () => {
  await (await openBrowserDrafts(indexedDB, now)).write(draft('a'))
  expect(await (await openBrowserDrafts(indexedDB, now)).read('1', '/pessoas/7')).toEqual([draft('a')])
})

it('holds one draft under one name, and knows whose and of which form it is', async () => {
  const drafts = await openBrowserDrafts(indexedDB, now)
  await drafts.write(draft('a'))
  await drafts.write(draft('a', { savedAt: now + 1 }))
  await drafts.write(draft('b', { route: '/pessoas/novo' }))
  await drafts.write(draft('c', { person: '2' }))
  expect((await drafts.read('1', '/pessoas/7')).map(({ id, savedAt }) => [id, savedAt])).toEqual([['a', now + 1]])
  await drafts.clear('1')
  expect([await drafts.read('1', '/pessoas/7'), await drafts.read('1', '/pessoas/novo')]).toEqual([[], []])
  expect(await drafts.read('2', '/pessoas/7')).toHaveLength(1)
  await drafts.remove(['c'])
  expect(await drafts.read('2', '/pessoas/7')).toEqual([])
})

it('forgets what is older than seven days when it is opened', async () => {
  const drafts = await openBrowserDrafts(indexedDB, now)
  await drafts.write(draft('old', { savedAt: now - 7 * 24 * 3_600_000 }))
  await drafts.write(draft('young', { savedAt: now - 7 * 24 * 3_600_000 + 1 }))
  expect((await (await openBrowserDrafts(indexedDB, now)).read('1', '/pessoas/7')).map(({ id }) => id)).toEqual(['young'])
})

it('says so when what is to be kept cannot be', async () => {
  const drafts = await openBrowserDrafts(indexedDB, now)
  await expect(drafts.write(draft('a', { values: { run: () => 1 } }))).rejects.toThrow()
})
