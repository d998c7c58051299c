import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type {} from '@vitest/browser-playwright'
import { cdp, page, userEvent } from 'vitest/browser'
import type { MenuMode } from '../../theme/theme.js'
import { menuModes } from '../../theme/theme.js'
import { renderShell } from './renderShell.testkit.js'

let shell: Awaited<ReturnType<typeof renderShell>>

async function open(menuMode: MenuMode, width = 1200) {
  // A pointer resting in the menu's place would open it.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1100, y: 650 })
  shell = await renderShell({ width, address: '/dashboard', theme: { menuMode } })
  return shell
}

// Without animations the menu is measured at once in its final position.
const move = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
beforeAll(() => move('reduce'))
afterAll(() => move('no-preference'))
afterEach(() => shell.unmount())

const toggle = () => page.getByRole('button', { name: 'Mostrar ou ocultar o menu' })
const menu = () => page.getByRole('navigation', { name: 'Menu principal' })
const area = () => menu().getByRole('button', { name: 'Administrativo' })
const sidebar = () => find('.ep-sidebar')
const body = () => find('.ep-shell-body')
const rem = 14

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

/** Visible width of the menu and the margin of the page, in rem. */
function measures() {
  const { left, right } = sidebar().getBoundingClientRect()
  return {
    menu: Math.round(((right - Math.max(left, 0)) / rem) * 100) / 100,
    margin: Number.parseFloat(getComputedStyle(body()).marginLeft) / rem,
  }
}
const settled = (expected: ReturnType<typeof measures>) => expect.poll(measures).toEqual(expected)

/** The room that each vertical menu takes, in rem. */
const rests = [
  { menuMode: 'static', rest: { menu: 17, margin: 17 } },
  { menuMode: 'overlay', rest: { menu: 0, margin: 0 } },
  { menuMode: 'slim', rest: { menu: 5, margin: 5 } },
  { menuMode: 'slim-plus', rest: { menu: 7, margin: 7 } },
  { menuMode: 'drawer', rest: { menu: 4.25, margin: 4.25 } },
  { menuMode: 'reveal', rest: { menu: 3.25, margin: 3.25 } },
] as const

// Specification, section 4: "Menu modes allowed: static, overlay, slim, slim-plus, horizontal, drawer, reveal."
describe('menu modes', () => {
  it.each(rests)('$menuMode takes the room it should, names every entry, and marks the page', async ({ menuMode, rest }) => {
    await open(menuMode)
    await settled(rest)
    await namesEveryEntry(menuMode)
  })

  it('horizontal is a bar of 3rem below the top bar of 4rem, names every entry, and marks the page', async () => {
    await open('horizontal')
    await namesEveryEntry('horizontal')
    const bar = sidebar().getBoundingClientRect()
    expect([bar.top, bar.height, bar.left, bar.width]).toEqual([4 * rem, 3 * rem, 0, 1200])
    expect(find('.ep-main').getBoundingClientRect().top).toBe(7 * rem)
  })

  it.each(['static', 'overlay', 'slim'] as const)(
    '%s lies over the page behind a mask at 991 pixels, and goes on Escape',
    async (menuMode) => {
      await open(menuMode, 991)
      await expect.element(menu()).not.toBeInTheDocument()
      await userEvent.click(toggle())
      await expect.element(menu()).toBeVisible()
      await expect.poll(() => getComputedStyle(find('.ep-mask')).opacity).toBe('1')
      expect(sidebar().contains(document.activeElement)).toBe(true)
      expect(document.documentElement.style.overflow).toBe('hidden')
      await userEvent.keyboard('{Escape}')
      await expect.element(menu()).not.toBeInTheDocument()
      expect(document.activeElement).toBe(toggle().element())
      expect(document.documentElement.style.overflow).toBe('')
    },
  )

  it('lies so in every other mode too', async () => {
    const { theme } = await open('static', 991)
    for (const menuMode of menuModes.filter((mode) => !['static', 'overlay', 'slim'].includes(mode))) {
      theme.set({ menuMode })
      await expect.poll(() => find('.ep-shell').dataset.menuMode).toBe(menuMode)
      await expect.element(menu()).not.toBeInTheDocument()
      ;(toggle().element() as HTMLElement).click()
      await expect.element(menu()).toBeVisible()
      await expect.poll(() => [sidebar().getBoundingClientRect().left, getComputedStyle(find('.ep-mask')).opacity]).toEqual([0, '1'])
      expect(sidebar().contains(document.activeElement), menuMode).toBe(true)
    }
  })

  it('needs no page behind it to be inert once the window is wide', async () => {
    await open('static', 991)
    await userEvent.click(toggle())
    await expect.element(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert')
    await page.viewport(992, 700)
    await expect.element(page.getByRole('main')).not.toHaveAttribute('inert')
  })

  it('goes and comes by the button in the top bar, in every mode that keeps some of it in sight', async () => {
    const { theme } = await open('static')
    for (const menuMode of menuModes.filter((mode) => mode !== 'overlay')) {
      theme.set({ menuMode })
      await expect.poll(() => find('.ep-shell').dataset.menuMode).toBe(menuMode)
      const room = rests.find((known) => known.menuMode === menuMode)?.rest.margin ?? 0
      await expect.element(menu()).toBeVisible()
      await expect.poll(() => measures().margin).toBe(room)
      // With the keyboard, because a pointer would open the menu of the next mode, which appears under it.
      toggle().element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(menu()).not.toBeInTheDocument()
      await expect.poll(() => [measures().margin, find('.ep-main').getBoundingClientRect().top]).toEqual([0, 4 * rem])
      expect(document.activeElement, menuMode).toBe(toggle().element())
      await userEvent.keyboard('{Enter}')
      await expect.element(menu()).toBeVisible()
      await expect.poll(() => measures().margin).toBe(room)
    }
  })

  it('is shown when its mode is chosen, though the one before was put away', async () => {
    const { theme } = await open('static')
    await userEvent.click(toggle())
    await expect.element(menu()).not.toBeInTheDocument()
    theme.set({ menuMode: 'slim' })
    await expect.element(menu()).toBeVisible()
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true')
  })

  it('changes as soon as the look does', async () => {
    const { theme } = await open('static')
    theme.set({ menuMode: 'slim' })
    await settled({ menu: 5, margin: 5 })
  })
})

async function namesEveryEntry(menuMode: MenuMode) {
  if (menuMode === 'overlay') await userEvent.click(toggle())
  const isFlyout = ['slim', 'slim-plus', 'horizontal'].includes(menuMode)
  await expect.element(menu().getByRole('link', { name: 'Painel' })).toHaveAttribute('aria-current', 'page')
  await expect.element(menu().getByRole(isFlyout ? 'button' : 'link', { name: 'Competições' })).toBeInTheDocument()
  await expect.element(menu().getByRole('link', { name: 'Pessoas' })).toBeInTheDocument()
  expect(menu().element().querySelectorAll('a svg, button svg').length).toBeGreaterThanOrEqual(4)
}

describe('overlay', () => {
  it.each([
    { how: 'the toggle, which it leaves free', close: () => userEvent.click(toggle()) },
    { how: 'a press outside', close: () => userEvent.click(page.getByRole('heading', { name: 'Conteúdo' })) },
    { how: 'Escape', close: () => userEvent.keyboard('{Escape}') },
    { how: 'going to another page', close: () => userEvent.click(menu().getByRole('link', { name: 'Pessoas' })) },
  ])('opens with the toggle, closes with $how', async ({ close }) => {
    await open('overlay')
    await userEvent.click(toggle())
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(menu()).toBeVisible()
    await close()
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('leaves focus where it was pressed outside', async () => {
    await open('overlay')
    await userEvent.click(toggle())
    const button = page.getByRole('button', { name: 'no conteúdo' })
    button.element().focus()
    await userEvent.click(page.getByRole('heading', { name: 'Conteúdo' }))
    await expect.element(menu()).not.toBeInTheDocument()
    expect(document.activeElement).not.toBe(sidebar())
  })
})

// Specification, section 4: "The sidebar opens on hover when not anchored and closes 300 ms after the pointer leaves."
describe.each([
  { menuMode: 'drawer', rest: 4.25, open: 17 },
  { menuMode: 'reveal', rest: 3.25, open: 16 },
] as const)('$menuMode', ({ menuMode, rest, open: opened }) => {
  it('opens while the pointer is over it, and closes 300 ms after it left', async () => {
    await open(menuMode)
    await userEvent.hover(menu())
    await settled({ menu: opened, margin: rest })
    const left = performance.now()
    await userEvent.hover(page.getByRole('heading', { name: 'Conteúdo' }))
    await expect.poll(() => find('.ep-shell').dataset.sidebarActive, { interval: 5 }).toBeUndefined()
    expect(performance.now() - left).toBeGreaterThanOrEqual(300)
    await settled({ menu: rest, margin: rest })
  })

  it('stays when pinned, and the page makes room', async () => {
    await open(menuMode)
    await userEvent.hover(menu())
    await userEvent.click(page.getByRole('button', { name: 'Fixar o menu' }))
    await userEvent.hover(page.getByRole('heading', { name: 'Conteúdo' }))
    await settled({ menu: opened, margin: opened })
    await userEvent.click(page.getByRole('button', { name: 'Soltar o menu' }))
    await userEvent.hover(page.getByRole('heading', { name: 'Conteúdo' }))
    await settled({ menu: rest, margin: rest })
  })

  it('is pinned on the next visit too', async () => {
    const { preferences } = await open(menuMode)
    await userEvent.hover(menu())
    await userEvent.click(page.getByRole('button', { name: 'Fixar o menu' }))
    expect(preferences.getValues()).toMatchObject({ menuAnchored: true })
    shell.unmount()
    shell = await renderShell({ width: 1200, theme: { menuMode }, chosen: preferences.getValues() })
    await settled({ menu: opened, margin: opened })
  })

  it('opens for the keyboard, and Escape puts it away', async () => {
    await open(menuMode)
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await settled({ menu: opened, margin: rest })
    await userEvent.keyboard('{Escape}')
    await settled({ menu: rest, margin: rest })
  })
})

describe.each(['slim', 'slim-plus', 'horizontal'] as const)('%s', (menuMode) => {
  it('shows an area’s own menu in a flyout, until something outside is pressed', async () => {
    await open(menuMode)
    await userEvent.click(area())
    await expect.element(area()).toHaveAttribute('aria-expanded', 'true')
    const links = page.getByRole('group', { name: 'Administrativo' }).getByRole('link')
    expect(links.elements().map((link) => link.textContent)).toEqual(['Administrativo', 'Departamentos'])
    await userEvent.click(page.getByRole('heading', { name: 'Conteúdo' }))
    await expect.element(links).not.toBeInTheDocument()
  })

  it('closes the flyout with Escape and gives focus back, and when focus goes on', async () => {
    await open(menuMode)
    await userEvent.click(area())
    await userEvent.keyboard('{Tab}{Tab}')
    expect(document.activeElement?.textContent).toBe('Departamentos')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('group', { name: 'Administrativo' })).not.toBeInTheDocument()
    expect(document.activeElement).toBe(area().element())
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}')
    await expect.element(page.getByRole('group', { name: 'Administrativo' })).not.toBeInTheDocument()
    expect(document.activeElement?.textContent).toContain('Competições')
  })

  it('changes to the next area as the pointer passes, and goes to the page that is chosen', async () => {
    const { navigation } = await open(menuMode)
    await userEvent.click(menu().getByRole('button', { name: 'Competições' }))
    await userEvent.hover(area())
    await userEvent.click(area())
    await userEvent.click(page.getByRole('group', { name: 'Administrativo' }).getByRole('link', { name: 'Departamentos' }))
    expect(navigation.getLocation().pathname).toBe('/administrativo/departamentos')
    await expect.element(menu().getByRole('link', { name: 'Departamentos' })).toHaveAttribute('aria-current', 'page')
  })
})

describe('the arrow keys', () => {
  const focused = () => document.activeElement?.textContent
  const press = (...keys: readonly string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''))

  it.each(['static', 'overlay', 'drawer', 'reveal'] as const)('walk through the menu: %s', async (menuMode) => {
    await open(menuMode)
    if (menuMode === 'overlay') await userEvent.click(toggle())
    await expect.element(menu().getByRole('link', { name: 'Painel' })).toBeVisible()
    menu().getByRole('link', { name: 'Painel' }).element().focus()
    await press('ArrowDown')
    expect(focused()).toBe('Administrativo')
    await press('End')
    expect(focused()).toBe('Pessoas')
    await press('ArrowDown', 'ArrowUp', 'Home')
    expect(focused()).toBe('Painel')
  })

  it.each([
    { menuMode: 'slim', along: 'ArrowDown', into: 'ArrowRight' },
    { menuMode: 'slim-plus', along: 'ArrowDown', into: 'ArrowRight' },
    { menuMode: 'horizontal', along: 'ArrowRight', into: 'ArrowDown' },
  ] as const)('walk through the areas, and into one: $menuMode', async ({ menuMode, along, into }) => {
    await open(menuMode)
    menu().getByRole('link', { name: 'Painel' }).element().focus()
    await press(along)
    expect(document.activeElement).toBe(area().element())
    await press(into)
    await expect.element(area()).toHaveAttribute('aria-expanded', 'true')
    await press(into, into)
    expect(focused()).toBe('Departamentos')
    await press('Escape')
    expect(document.activeElement).toBe(area().element())
    await press(along)
    expect(focused()).toContain('Competições')
  })
})

describe('slim', () => {
  it('tells an icon’s name to the pointer, and Escape puts it away', async () => {
    await open('slim')
    const label = () => getComputedStyle(menu().getByText('Pessoas').element()).opacity
    expect(label()).toBe('0')
    await userEvent.hover(menu().getByRole('link', { name: 'Pessoas' }))
    await expect.poll(label).toBe('1')
    await userEvent.keyboard('{Escape}')
    await expect.poll(label).toBe('0')
  })

  it('opens an area in place on a phone', async () => {
    await open('slim', 390)
    await userEvent.click(toggle())
    await userEvent.click(area())
    await expect.element(page.getByRole('group', { name: 'Administrativo' }).getByRole('link', { name: 'Departamentos' })).toBeVisible()
  })
})
