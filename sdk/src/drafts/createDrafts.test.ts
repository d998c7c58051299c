import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../session/fakeClock.testkit.js'
import { createDrafts, type DraftContent } from './createDrafts.js'
import { createMemoryDrafts } from './createMemoryDrafts.js'
import type { DraftStorage } from './draft.js'
import { createTabMark } from './tabMark.js'

const day = 24 * 3_600_000
const content = (id: string, more: Partial<DraftContent> = {}): DraftContent => ({
  ...{ id, person: '1', route: '/pessoas/7', values: { name: id }, originals: { name: '' }, names: [], leftOut: [] },
  ...more,
})

/** The locks of one browser, which its tabs share. */
function createLocks(): LockManager {
  const held: { name: string }[] = []
  return {
    request: (name: string) => {
      held.push({ name })
      return new Promise(() => undefined)
    },
    query: () => Promise.resolve({ held, pending: [] }),
  } as unknown as LockManager
}

function openTab({ storage = createMemoryDrafts() as DraftStorage, clock = createFakeClock(), locks = createLocks() } = {}) {
  return createDrafts({ open: () => Promise.resolve(storage), clock, mark: createTabMark(locks) })
}
const found = async (drafts: ReturnType<typeof openTab>, person = '1', route = '/pessoas/7') =>
  (await drafts.find(person, route)).map(({ id }) => id)

describe('drafts', () => {
  it('are found by person and form alone, the newest first', async () => {
    const clock = createFakeClock()
    const drafts = openTab({ clock })
    await drafts.write(content('a'))
    await clock.pass(1000)
    await drafts.write(content('b'))
    await drafts.write(content('other form', { route: '/pessoas/8' }))
    await drafts.write(content('other person', { person: '2' }))
    expect(await found(drafts)).toEqual(['b', 'a'])
    expect(await found(drafts, '2')).toEqual(['other person'])
  })

  it('are offered for seven days and no longer', async () => {
    const clock = createFakeClock()
    const drafts = openTab({ clock })
    await drafts.write(content('a'))
    await clock.pass(7 * day - 1)
    expect(await found(drafts)).toEqual(['a'])
    await clock.pass(1)
    expect(await found(drafts)).toEqual([])
  })

  it('of a tab that is still open are not offered in another one', async () => {
    const [storage, locks] = [createMemoryDrafts(), createLocks()]
    const first = openTab({ storage, locks })
    const second = openTab({ storage, locks })
    await first.write(content('a'))
    expect(await found(second)).toEqual([])
    expect(await found(first)).toEqual(['a'])
    expect(await found(openTab({ storage }))).toEqual(['a'])
  })

  it('of two openings of one form have names of their own', () => {
    const drafts = openTab()
    expect(drafts.createId()).not.toBe(drafts.createId())
    expect(openTab().createId()).not.toBe(openTab().createId())
  })

  it('are wiped for one person only', async () => {
    const drafts = openTab()
    await drafts.write(content('a'))
    await drafts.write(content('b', { person: '2' }))
    await drafts.clear('1')
    expect([await found(drafts), await found(drafts, '2')]).toEqual([[], ['b']])
  })
})

describe('a browser that keeps nothing', () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  it.each([
    ['is closed to us', () => Promise.reject(new Error('blocked'))],
    ['is full', () => Promise.resolve({ ...createMemoryDrafts(), write: full })],
    ['fails at everything', () => Promise.resolve({ read: full, write: full, remove: full, clear: full })],
  ])('and %s leaves drafts for as long as the page lives', async (_, open) => {
    const drafts = createDrafts({ open, clock: createFakeClock(), mark: createTabMark(createLocks()) })
    await drafts.write(content('a'))
    expect(await found(drafts)).toEqual(['a'])
    await drafts.remove(['a'])
    expect(await found(drafts)).toEqual([])
    await drafts.write(content('b'))
    await drafts.clear('1')
    expect(await found(drafts)).toEqual([])
  })

  it('for a while holds nothing twice once it keeps again', async () => {
    const storage = createMemoryDrafts()
    let isFull = true
    const write: DraftStorage['write'] = (draft) => (isFull ? full() : storage.write(draft))
    const drafts = openTab({ storage: { ...storage, write } })
    await drafts.write(content('a'))
    isFull = false
    await drafts.write(content('a', { values: { name: 'later' } }))
    expect((await drafts.find('1', '/pessoas/7')).map(({ values }) => values)).toEqual([{ name: 'later' }])
  })
})
