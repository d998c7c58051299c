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

it('tells where a person left something, without opening it', async () => {
  const drafts = await openBrowserDrafts(indexedDB, now)
  await drafts.write(draft('a'))
  await drafts.write(draft('b', { route: '/pessoas/novo' }))
  await drafts.write(draft('c', { person: '2' }))
  expect((await drafts.places('1')).map(({ id, route, savedAt }) => [id, route, savedAt])).toEqual([
    ['a', '/pessoas/7', now],
    ['b', '/pessoas/novo', now],
  ])
})

it('forgets what is older than seven days when it is opened', async () => {
  const drafts = await openBrowserDrafts(indexedDB, now)
  await drafts.write(draft('old', { savedAt: now - 7 * 24 * 3_600_000 }))
  await drafts.write(draft('young', { savedAt: now - 7 * 24 * 3_600_000 + 1 }))
  expect((await (await openBrowserDrafts(indexedDB, now)).read('1', '/pessoas/7')).map(({ id }) => id)).toEqual(['young'])
})

it('says so when what is to be kept cannot be', async () => {
  const drafts = await openBrowserDrafts(indexedDB, now)
  await expect(drafts.write(draft('a', { values: { run: 1n } }))).rejects.toThrow()
})

/** The whole content of the browser's database as text; bytes as letters. */
async function lying(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('esporte-parana-drafts')
    request.onsuccess = () => resolve(request.result)
  })
  const all = await new Promise<unknown[]>((resolve) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll()
    request.onsuccess = () => resolve(request.result)
  })
  database.close()
  return JSON.stringify(all, (_, value: unknown) => (value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value))
}
const secret = { values: { notes: 'Nota', cpf: '52998224725', motherName: 'Maria Mãe' }, originals: {}, personal: ['cpf', 'motherName'] }

it('keeps nothing that was typed in clear, and brings all of it back', async () => {
  const drafts = await openBrowserDrafts(indexedDB, now)
  await drafts.write(draft('a', secret))
  expect(await lying()).not.toMatch(/52998224725|Maria|Nota/)
  expect((await drafts.read('1', '/pessoas/7'))[0]?.values).toEqual(secret.values)
})

it('is unreadable once the person signed out, even to who kept a copy', async () => {
  const drafts = await openBrowserDrafts(indexedDB, now)
  await drafts.write(draft('a', secret))
  const copy = await new Promise<object>((resolve) => {
    const request = indexedDB.open('esporte-parana-drafts')
    request.onsuccess = () => {
      const all = request.result.transaction('drafts').objectStore('drafts').getAll()
      all.onsuccess = () => resolve((request.result.close(), all.result[0] as object))
    }
  })
  await drafts.clear('1')
  await new Promise((resolve) => {
    const request = indexedDB.open('esporte-parana-drafts')
    request.onsuccess = () => {
      const put = request.result.transaction('drafts', 'readwrite').objectStore('drafts').put(copy)
      put.onsuccess = () => resolve(request.result.close())
    }
  })
  expect(await drafts.read('1', '/pessoas/7')).toEqual([])
})

it('leaves documents and names of parents out where the browser cannot encrypt', async () => {
  const drafts = await openBrowserDrafts(indexedDB, now, { subtle: undefined })
  await drafts.write(draft('a', secret))
  expect(await lying()).not.toMatch(/52998224725|Maria/)
  const [kept] = await drafts.read('1', '/pessoas/7')
  expect([kept?.values, kept?.leftOut]).toEqual([{ notes: 'Nota' }, ['pcd', 'cpf', 'motherName']])
})
