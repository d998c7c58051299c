import { describe, expect, test, vi } from 'vitest'
import { applyTheme, type ThemeRoot } from './applyTheme.js'
import { createThemeStore } from './themeStore.js'

interface Browser {
  readonly hasTransitions?: boolean
  readonly wantsLessMotion?: boolean
  /** Whether the product owns the whole page or only a part of it. */
  readonly isOwnPage?: boolean
}

/** The parts of a page that the theme changes. */
function open({ hasTransitions = true, wantsLessMotion = false, isOwnPage = true }: Browser = {}) {
  const classes = new Set<string>()
  const startViewTransition = vi.fn((change: () => void) => {
    const wasDark = classes.has('app-dark')
    change()
    return { wasDark, ready: Promise.resolve(), finished: Promise.resolve() }
  })
  const page = {
    ...(hasTransitions && { startViewTransition }),
    defaultView: {
      CSSStyleSheet: class {
        replaceSync() {}
      },
      matchMedia: () => ({ matches: wantsLessMotion }),
    },
    documentElement: undefined as unknown,
  }
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
    toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
  }
  const host = { ownerDocument: page, classList, dataset: {} as DOMStringMap }
  if (isOwnPage) page.documentElement = host
  const store = createThemeStore()
  const leave = applyTheme(store, { host, adopt: () => () => undefined } as unknown as ThemeRoot)
  return { store, host, classes, startViewTransition, leave }
}

// Specification, section 4.
describe('Dark mode toggles the darkTheme flag and an app-dark class on the root element', () => {
  test('using a view transition when the browser supports it', async () => {
    const { store, classes, startViewTransition } = open()
    store.set({ darkTheme: true })
    expect(store.get().darkTheme).toBe(true)
    expect(startViewTransition).toHaveBeenCalledOnce()
    expect(startViewTransition.mock.results[0]?.value).toHaveProperty('wasDark', false)
    expect(classes).toContain('app-dark')
    await vi.waitFor(() => expect([...classes]).toEqual(['app-dark']))
    store.set({ darkTheme: false })
    expect(startViewTransition).toHaveBeenCalledTimes(2)
    expect(classes).not.toContain('app-dark')
  })

  test.each([
    ['the browser has none', { hasTransitions: false }],
    ['the person wants less motion', { wantsLessMotion: true }],
    ['the page is another’s', { isOwnPage: false }],
  ])('at once, without one, when %s', (_, browser) => {
    const { store, classes, startViewTransition } = open(browser)
    store.set({ darkTheme: true })
    expect([...classes]).toEqual(['app-dark'])
    expect(startViewTransition).not.toHaveBeenCalled()
  })

  test('at the start without a transition, and gone with the product', () => {
    const { store, classes, startViewTransition, leave } = open()
    store.set({ primary: 'rose' })
    expect(startViewTransition).not.toHaveBeenCalled()
    store.set({ darkTheme: true })
    leave()
    expect(classes).not.toContain('app-dark')
  })
})

test('a page that is ours says which look it wears, so that its host can paint what lies beyond', async () => {
  const { store, host, leave } = open()
  store.set({ primary: 'rose', surface: 'ocean', preset: 'Aura' })
  await vi.waitFor(() => expect(host.dataset.look).toBe('Aura rose ocean'))
  leave()
  expect(host.dataset.look).toBeUndefined()
  expect(open({ isOwnPage: false }).host.dataset.look).toBeUndefined()
})
