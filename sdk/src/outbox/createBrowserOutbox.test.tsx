import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBrowserOutbox } from './createBrowserOutbox.js'
import { clearOutbox } from './openOutbox.js'
import { createOutboxJournal } from './outboxJournal.js'
import { outboxDatabase } from './outboxThere.js'
import type { NewEntry } from './outboxEntry.js'

const entry = (id: string, more: Partial<NewEntry> = {}): NewEntry => ({
  ...{ id, person: '1', at: 5, subject: `v/7/${id}`, label: 'Extintores', method: 'PUT', path: `/v/7/${id}` },
  ...{ body: { value: 'Maria da Silva' }, files: [] },
  ...more,
})
const photo = (text: string) => new File([text], 'foto.jpg', { type: 'image/jpeg' })
const meta = (name: string, size = 5) => ({ name, fileName: 'foto.jpg', type: 'image/jpeg', size, key: `k-${name}` })
const open = async () => {
  const outbox = await openBrowserOutbox(indexedDB)
  const add = async (given: NewEntry, files: readonly File[] = []) => {
    const [added] = await outbox.add([given], new Map([[given, files]]))
    if (!added) throw new Error('nothing was added')
    return added
  }
  return { ...outbox, add }
}
const wipe = () =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(outboxDatabase)
    request.onsuccess = request.onblocked = resolve
  })
beforeEach(wipe)
afterEach(wipe)

it('brings back what waits with its files, in its order, on the next visit too', async () => {
  const first = await open()
  await first.add(entry('a', { files: [meta('p'), meta('q')] }), [photo('one'), photo('two')])
  await first.add(entry('b'), [])
  const second = await open()
  const [a, b] = await second.read('1')
  expect([a?.id, b?.id, a?.body]).toEqual(['a', 'b', { value: 'Maria da Silva' }])
  const file = a && (await second.file(a, 'q'))
  expect([await file?.text(), file?.type, file?.name]).toEqual(['two', 'image/jpeg', 'foto.jpg'])
})

it('keeps both of two files that are saved in the same moment under one name', async () => {
  const outbox = await open()
  const added = await Promise.all([
    outbox.add(entry('a', { files: [meta('signature')] }), [photo('first')]),
    outbox.add(entry('b', { files: [meta('signature')] }), [photo('second')]),
  ])
  expect(await Promise.all(added.map(async (each) => (await outbox.file(each, 'signature'))?.text()))).toEqual(['first', 'second'])
})

it('lies encrypted: neither words nor pictures can be read in the browser', async () => {
  await (await open()).add(entry('a', { files: [meta('p')] }), [photo('a face of somebody')])
  const text = await lying()
  for (const secret of ['Maria', 'Extintores', 'face of', 'v/7']) expect(text).not.toContain(secret)
})

it('changes what is there and nothing that was removed meanwhile', async () => {
  const outbox = await open()
  const a = await outbox.add(entry('a', { files: [meta('p')] }), [photo('one')])
  await outbox.update({ ...a, refusal: { status: 409, code: 'stale', fieldErrors: [] } })
  expect((await outbox.read('1'))[0]?.refusal?.code).toBe('stale')
  await outbox.remove(a)
  await outbox.update(a)
  expect([await outbox.read('1'), await outbox.has(a), await outbox.file(a, 'p')]).toEqual([[], false, undefined])
})

it('forgets one person who signs out, with files and key, and nobody else', async () => {
  const outbox = await open()
  const a = await outbox.add(entry('a', { files: [meta('p')] }), [photo('one')])
  await outbox.add(entry('b', { person: '2' }), [])
  await outbox.clear('1')
  expect([await outbox.read('1'), await outbox.file(a, 'p')]).toEqual([[], undefined])
  expect(await outbox.read('2')).toHaveLength(1)
})

it('puts by what a page needs without network, for its person alone', async () => {
  const outbox = await open()
  await outbox.keep('1', 'visit 7', new Blob(['{"number":"1/2026"}'], { type: 'application/json' }))
  const again = await open()
  expect([await (await again.kept('1', 'visit 7'))?.text(), await again.kept('2', 'visit 7')]).toEqual(['{"number":"1/2026"}', undefined])
  await again.clear('1')
  expect(await again.kept('1', 'visit 7')).toBe(undefined)
})

it('adds all of what belongs together or nothing', async () => {
  const outbox = await openBrowserOutbox(indexedDB)
  const broken = { ...entry('b'), body: { value: 1n } }
  await expect(outbox.add([entry('a'), broken], new Map())).rejects.toThrow()
  expect(await outbox.read('1')).toEqual([])
})

it('keeps nothing on pages that can encrypt nothing', async () => {
  await expect(openBrowserOutbox(indexedDB, {})).rejects.toThrow(/in clear/)
})

/** The whole content of the browser's database as text; bytes as letters. */
async function lying(): Promise<string> {
  const answer = <T,>(request: IDBRequest<T>) => new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)))
  const database = await answer(indexedDB.open(outboxDatabase))
  const stores = database.transaction(['entries', 'files'])
  const all = await Promise.all(['entries', 'files'].map((name) => answer(stores.objectStore(name).getAll())))
  database.close()
  return JSON.stringify(all, (_, value: unknown) => (value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value))
}

it('signing out forgets also what the tab had not stored yet, and leaves that of others', async () => {
  const journal = createOutboxJournal()
  for (const person of ['1', '2']) journal.write({ id: person, person, notes: ['Maria da Silva'] })
  await clearOutbox('1')
  expect(journal.read().map(({ id }) => id)).toEqual(['2'])
  journal.clear('2')
})
