import { describe, expect, test } from 'vitest'
import { defaultTheme, type MenuMode, menuModes } from '../../theme/theme.js'
import { desktopBreakpoint, initialLayout, type LayoutAction, type LayoutState, layoutReducer, sidebarCloseDelay } from './layoutState.js'

const after = (from: Partial<LayoutState>, ...actions: readonly LayoutAction[]) =>
  actions.reduce(layoutReducer, { ...initialLayout, ...from })
const toggled = (menuMode: MenuMode, isDesktop: boolean, from: Partial<LayoutState> = {}) =>
  changes(from, { type: 'toggleMenu', menuMode, isDesktop })

/** The flags that an action changes. */
function changes(from: Partial<LayoutState>, action: LayoutAction): Partial<LayoutState> {
  const before = after(from)
  const entries = Object.entries(layoutReducer(before, action))
  return Object.fromEntries(entries.filter(([flag, value]) => before[flag as keyof LayoutState] !== value))
}

describe('layout (specification, sections 3, 4 and 9), sentence by sentence', () => {
  test('Layout state flags: staticMenuDesktopInactive, overlayMenuActive, rightMenuActive, … searchBarActive.', () => {
    expect(Object.keys(initialLayout)).toEqual(
      (
        'staticMenuDesktopInactive overlayMenuActive rightMenuActive configSidebarVisible staticMenuMobileActive menuHoverActive ' +
        'sidebarActive anchored activeMenuItem overlaySubmenuActive rightMenuVisible searchBarActive'
      ).split(' '),
    )
    expect(Object.values(initialLayout).filter(Boolean)).toEqual([])
  })

  test('menuMode (default static)', () => expect(defaultTheme.menuMode).toBe('static'))

  test('Menu modes allowed: static, overlay, slim, slim-plus, horizontal, drawer, reveal.', () => {
    expect(menuModes).toEqual(['static', 'overlay', 'slim', 'slim-plus', 'horizontal', 'drawer', 'reveal'])
  })

  test('Switching to static re-enables the desktop static menu.', () => {
    const from = { staticMenuDesktopInactive: true }
    expect(changes(from, { type: 'setMenuMode' })).toEqual({ staticMenuDesktopInactive: false })
  })

  test('Toggling the menu: in overlay mode it flips the overlay menu', () => {
    for (const isDesktop of [true, false]) {
      expect(toggled('overlay', isDesktop)).toHaveProperty('overlayMenuActive', true)
      expect(toggled('overlay', isDesktop, { overlayMenuActive: true })).toHaveProperty('overlayMenuActive', false)
    }
    for (const menuMode of menuModes) if (menuMode !== 'overlay') expect(toggled(menuMode, true)).not.toHaveProperty('overlayMenuActive')
  })

  test.each(menuModes)('on windows wider than 991 px it flips the desktop static menu inactive flag (%s)', (menuMode) => {
    expect(toggled(menuMode, true)).toHaveProperty('staticMenuDesktopInactive', true)
    expect(toggled(menuMode, true, { staticMenuDesktopInactive: true })).toHaveProperty('staticMenuDesktopInactive', false)
    expect(toggled(menuMode, true)).not.toHaveProperty('staticMenuMobileActive')
  })

  test.each(menuModes)('otherwise it flips the mobile static menu (%s)', (menuMode) => {
    expect(toggled(menuMode, false)).toHaveProperty('staticMenuMobileActive', true)
    expect(toggled(menuMode, false, { staticMenuMobileActive: true })).toHaveProperty('staticMenuMobileActive', false)
    expect(toggled(menuMode, false)).not.toHaveProperty('staticMenuDesktopInactive')
  })

  test.each(['overlayMenuActive', 'staticMenuMobileActive', 'overlaySubmenuActive'] as const)(
    'While an overlay, mobile menu or overlay submenu is active, a click outside closes the overlay, submenus, mobile menu, hover state and config sidebar (%s)',
    (flag) => {
      const state = after({ [flag]: true, menuHoverActive: true, configSidebarVisible: true }, { type: 'pressOutside' })
      expect(state).toEqual(initialLayout)
    },
  )

  test('While none of them is active, a click outside closes nothing.', () => {
    expect(changes({ menuHoverActive: true, configSidebarVisible: true, sidebarActive: true }, { type: 'pressOutside' })).toEqual({})
  })

  test('The sidebar opens on hover when not anchored and closes 300 ms after the pointer leaves.', () => {
    expect(changes({}, { type: 'enterSidebar' })).toEqual({ sidebarActive: true })
    expect(changes({ sidebarActive: true }, { type: 'leaveSidebar' })).toEqual({ sidebarActive: false })
    expect(sidebarCloseDelay).toBe(300)
    const anchored = after({ sidebarActive: true }, { type: 'toggleAnchor' })
    expect(anchored).toMatchObject({ anchored: true, sidebarActive: true })
    expect(layoutReducer(anchored, { type: 'leaveSidebar' })).toBe(anchored)
    expect(changes({ anchored: true }, { type: 'enterSidebar' })).toEqual({})
  })

  test('Desktop breakpoint: window width above 991 px.', () => expect(desktopBreakpoint).toBe(991))

  test('going to another page closes what lies over it, and leaves a pinned or hidden menu as it is', () => {
    const from = { overlayMenuActive: true, staticMenuMobileActive: true, anchored: true, staticMenuDesktopInactive: true }
    expect(changes(from, { type: 'navigate' })).toEqual({ overlayMenuActive: false, staticMenuMobileActive: false })
  })
})
