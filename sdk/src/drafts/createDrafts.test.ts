import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../session/fakeClock.testkit.js'
import type { TextMemory } from '../session/session.js'
import { createDrafts, type DraftContent } from './createDrafts.js'
import { createMemoryDrafts } from './createMemoryDrafts.js'
import type { DraftStorage } from './draft.js'
import { createDraftJournal, type DraftJournal } from './draftJournal.js'
import { createTabMark } from './tabMark.js'

const day = 24 * 3_600_000
const content = (id: string, more: Partial<DraftContent> = {}): DraftContent => ({
  ...{
    id,
    person: '1',
    route: '/pessoas/7',
    savedAt: createFakeClock().now(),
    values: { name: id },
    originals: { name: '' },
    names: [],
    leftOut: [],
  },
  ...more,
})

/** The locks that all tabs of one browser share. */
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

interface Tab {
  readonly storage?: DraftStorage
  readonly clock?: ReturnType<typeof createFakeClock>
  readonly locks?: LockManager
  readonly journal?: DraftJournal
}

/** A minimal session storage. */
function createStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

function openTab({ storage = createMemoryDrafts(), clock = createFakeClock(), locks = createLocks(), journal }: Tab = {}) {
  return createDrafts({ open: () => Promise.resolve(storage), clock, mark: createTabMark(locks), journal })
}
const found = async (drafts: ReturnType<typeof openTab>, person = '1', route = '/pessoas/7') =>
  (await drafts.find(person, route)).map(({ id }) => id)

describe('drafts', () => {
  it('are found by person and form alone, the newest first', async () => {
    const clock = createFakeClock()
    const drafts = openTab({ clock })
    await drafts.write(content('a', { savedAt: clock.now() }))
    await drafts.write(content('b', { savedAt: clock.now() + 1000 }))
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
    expect(await Promise.all([first, second, openTab({ storage })].map(({ where }) => where('1')))).toEqual(['here', 'elsewhere', 'here'])
  })

  it('are wiped for one person only', async () => {
    const drafts = openTab()
    await drafts.write(content('a'))
    await drafts.write(content('b', { person: '2' }))
    await drafts.clear('1')
    expect([await found(drafts), await found(drafts, '2')]).toEqual([[], ['b']])
    expect([await drafts.where('1'), await drafts.where('2')]).toEqual(['nowhere', 'here'])
  })
})

describe('a browser that keeps nothing', () => {
  it('names the forms whose text only the page has, until each is saved or discarded', async () => {
    const told: string[] = []
    const drafts = createDrafts({ mark: createTabMark(createLocks()), onMemory: (routes) => told.push(routes.join(' ')) })
    await drafts.write(content('a'))
    await drafts.write(content('b', { route: '/pessoas/novo' }))
    await drafts.remove(['a', 'unknown'])
    await drafts.clear('1')
    expect(told).toEqual(['/pessoas/7', '/pessoas/7 /pessoas/novo', '/pessoas/novo', ''])
  })
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  it.each([
    ['is closed to us', () => Promise.reject(new Error('blocked'))],
    ['is full', () => Promise.resolve({ ...createMemoryDrafts(), write: full })],
    ['fails at everything', () => Promise.resolve({ read: full, places: full, write: full, remove: full, clear: full })],
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

describe('a page that was left while its last words were being written', () => {
  const entry = (id: string, more: Partial<DraftContent> = {}) => content(id, { savedAt: createFakeClock().now(), ...more })
  const left = (...entries: readonly DraftContent[]) => {
    const journal = createDraftJournal(() => createStorage())
    for (const each of entries) journal.write(each)
    return journal
  }
  it('is offered them on the next, which keeps them as any other draft', async () => {
    const [storage, journal] = [createMemoryDrafts(), left(entry('a'), entry('b', { person: '2' }))]
    const drafts = openTab({ storage, journal })
    expect([await found(drafts), await found(drafts, '2')]).toEqual([['a'], ['b']])
    expect(journal.read()).toEqual([])
    expect(await found(openTab({ storage }))).toEqual(['a'])
  })
  it('finds the later words in place of the earlier ones', async () => {
    const storage = createMemoryDrafts()
    await openTab({ storage }).write(entry('a', { values: { name: 'earlier' } }))
    const drafts = openTab({ storage, journal: left(entry('a', { values: { name: 'later' } })) })
    expect((await drafts.find('1', '/pessoas/7')).map(({ values }) => values)).toEqual([{ name: 'later' }])
  })
  it('finds the document that stands in no journal beside them', async () => {
    const storage = createMemoryDrafts()
    await openTab({ storage }).write(
      entry('a', { values: { name: 'earlier', cpf: '1' }, originals: { name: '', cpf: '' }, personal: ['cpf'] }),
    )
    const drafts = openTab({ storage, journal: left(entry('a', { values: { name: 'later' }, leftOut: ['cpf'] })) })
    const [found] = await drafts.find('1', '/pessoas/7')
    expect([found?.values, found?.leftOut]).toEqual([{ name: 'later', cpf: '1' }, []])
  })
  it('leaves nothing of who signs out, and what others left', async () => {
    const journal = left(entry('a'), entry('b', { person: '2' }))
    const drafts = createDrafts({ open: () => Promise.reject(new Error('blocked')), journal, clock: createFakeClock() })
    expect(await found(drafts)).toEqual(['a'])
    await drafts.clear('1')
    expect(journal.read().map(({ id }) => id)).toEqual(['b'])
    await drafts.remove(['b'])
    expect(journal.read()).toEqual([])
  })
  it.each([
    ['has none', () => undefined],
    ['is blocked', () => raise(new DOMException('blocked', 'SecurityError'))],
    ['is full', () => Object.assign(createStorage(), { setItem: () => raise(new DOMException('full', 'QuotaExceededError')) })],
  ])('goes without where the storage of the tab %s', (_, open) => {
    const journal = createDraftJournal(open as () => Storage)
    journal.write(entry('a'))
    expect(journal.read()).toEqual([])
    journal.clear('1')
    journal.remove(['a'])
  })
})

describe('what a person left', () => {
  it('is told once for each form, the newest first, without what another tab is still writing', async () => {
    const [storage, locks, clock] = [createMemoryDrafts(), createLocks(), createFakeClock()]
    const now = clock.now()
    await openTab({ storage, clock }).write(content('old', { savedAt: now - 3 }))
    await openTab({ storage, clock }).write(content('new', { savedAt: now - 1 }))
    await openTab({ storage, clock }).write(content('other form', { route: '/pessoas/novo', savedAt: now - 2 }))
    await openTab({ storage, clock }).write(content('too old', { route: '/pessoas/8', savedAt: now - 8 * day }))
    await openTab({ storage, clock }).write(content('somebody else’s', { person: '2' }))
    await openTab({ storage, clock, locks }).write(content('being written', { route: '/pessoas/9' }))
    const places = await openTab({ storage, clock, locks }).places('1')
    expect(places.map(({ id }) => id)).toEqual(['new', 'other form'])
  })
})

function raise(error: Error): never {
  throw error
}

describe('a copy beside the memory', () => {
  const createCopy = () => {
    const texts = new Map<string, unknown>()
    const copy: TextMemory = {
      read: async () => [...texts.values()],
      write: async (id, text) => void texts.set(id, text),
      remove: (id) => void texts.delete(id),
    }
    return { texts, copy }
  }

  it('gives what was written to the next document of the page, which tells of it', async () => {
    const { copy } = createCopy()
    const clock = createFakeClock()
    // The locks of a frame end with it.
    await createDrafts({ copy, clock, mark: createTabMark(createLocks()) }).write(content('a'))
    const told: (readonly string[])[] = []
    const next = createDrafts({ copy, clock, onMemory: (routes) => told.push(routes) })
    expect((await next.find('1', '/pessoas/7')).map(({ id }) => id)).toEqual(['a'])
    expect(told).toEqual([['/pessoas/7']])
  })
  it('forgets what was saved, discarded, or of who left', async () => {
    const { texts, copy } = createCopy()
    const drafts = createDrafts({ copy })
    for (const id of ['a', 'b', 'c']) await drafts.write(content(id, { person: id === 'c' ? '2' : '1' }))
    await drafts.remove(['a'])
    expect([...texts.keys()]).toEqual(['b', 'c'])
    await drafts.clear('1')
    expect([...texts.keys()]).toEqual(['c'])
  })
})
