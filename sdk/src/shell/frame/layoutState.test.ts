import { describe, expect, it } from 'vitest'
import type { MenuMode } from '../../theme/theme.js'
import { initialLayout, type LayoutAction, type LayoutState, layoutReducer } from './layoutState.js'

interface Case {
  readonly promise: string
  readonly from?: Partial<LayoutState>
  readonly action: LayoutAction
  /** The flags that change; empty when nothing changes. */
  readonly to: Partial<LayoutState>
}

const open = { overlayMenuActive: true, staticMenuMobileActive: true, menuHoverActive: true, configSidebarVisible: true } as const
const closed = { overlayMenuActive: false, staticMenuMobileActive: false, menuHoverActive: false } as const
const toggle = (menuMode: MenuMode, isDesktop: boolean): LayoutAction => ({ type: 'toggleMenu', menuMode, isDesktop })

const cases: readonly Case[] = [
  { promise: 'static, desktop: the menu steps aside', action: toggle('static', true), to: { staticMenuDesktopInactive: true } },
  {
    promise: 'static, desktop: the menu comes back',
    from: { staticMenuDesktopInactive: true },
    action: toggle('static', true),
    to: { staticMenuDesktopInactive: false },
  },
  { promise: 'static, phone: the menu slides in', action: toggle('static', false), to: { staticMenuMobileActive: true } },
  {
    promise: 'static, phone: the menu slides out',
    from: { staticMenuMobileActive: true },
    action: toggle('static', false),
    to: { staticMenuMobileActive: false },
  },
  {
    promise: 'overlay, desktop: flips the overlay and the static flag',
    action: toggle('overlay', true),
    to: { overlayMenuActive: true, staticMenuDesktopInactive: true },
  },
  {
    promise: 'overlay, desktop: flips both back',
    from: { overlayMenuActive: true, staticMenuDesktopInactive: true },
    action: toggle('overlay', true),
    to: { overlayMenuActive: false, staticMenuDesktopInactive: false },
  },
  {
    promise: 'overlay, phone: flips the overlay and the mobile flag',
    action: toggle('overlay', false),
    to: { overlayMenuActive: true, staticMenuMobileActive: true },
  },
  ...(['slim', 'slim-plus', 'horizontal', 'drawer', 'reveal'] as const).flatMap((mode): Case[] => [
    { promise: `${mode}, desktop: flips the static flag only`, action: toggle(mode, true), to: { staticMenuDesktopInactive: true } },
    { promise: `${mode}, phone: flips the mobile flag only`, action: toggle(mode, false), to: { staticMenuMobileActive: true } },
  ]),
  {
    promise: 'switching to another mode shows its menu',
    from: { staticMenuDesktopInactive: true, overlayMenuActive: true },
    action: { type: 'setMenuMode' },
    to: { staticMenuDesktopInactive: false, overlayMenuActive: false },
  },
  {
    promise: 'a press outside closes overlay, mobile menu, hover and settings',
    from: open,
    action: { type: 'pressOutside' },
    to: { ...closed, configSidebarVisible: false },
  },
  {
    promise: 'a press outside closes an open flyout',
    from: { overlaySubmenuActive: true, menuHoverActive: true, activeMenuItem: 'people' },
    action: { type: 'pressOutside' },
    to: { overlaySubmenuActive: false, menuHoverActive: false, activeMenuItem: null },
  },
  {
    promise: 'a press outside without an open menu leaves settings open',
    from: { configSidebarVisible: true, staticMenuDesktopInactive: true },
    action: { type: 'pressOutside' },
    to: {},
  },
  {
    promise: 'going to another page closes what lies over it',
    from: open,
    action: { type: 'navigate' },
    to: { ...closed, configSidebarVisible: false },
  },
  {
    promise: 'going to another page closes the settings',
    from: { configSidebarVisible: true },
    action: { type: 'navigate' },
    to: { configSidebarVisible: false },
  },
  {
    promise: 'going to another page closes a submenu that is open in place',
    from: { activeMenuItem: 'people' },
    action: { type: 'navigate' },
    to: { activeMenuItem: null },
  },
  { promise: 'the pointer opens the sidebar', action: { type: 'enterSidebar' }, to: { sidebarActive: true } },
  {
    promise: 'the sidebar closes after the pointer left',
    from: { sidebarActive: true },
    action: { type: 'leaveSidebar' },
    to: { sidebarActive: false },
  },
  { promise: 'an anchored sidebar does not follow the pointer', from: { anchored: true }, action: { type: 'enterSidebar' }, to: {} },
  {
    promise: 'an anchored sidebar stays when the pointer leaves',
    from: { anchored: true, sidebarActive: true },
    action: { type: 'leaveSidebar' },
    to: {},
  },
  { promise: 'anchoring opens the sidebar', action: { type: 'toggleAnchor' }, to: { anchored: true, sidebarActive: true } },
  {
    promise: 'letting go of the anchor leaves the sidebar to the pointer',
    from: { anchored: true, sidebarActive: true },
    action: { type: 'toggleAnchor' },
    to: { anchored: false },
  },
  {
    promise: 'slim: a submenu flies out',
    action: { type: 'toggleSubmenu', item: 'people', menuMode: 'slim' },
    to: { activeMenuItem: 'people', overlaySubmenuActive: true, menuHoverActive: true },
  },
  {
    promise: 'slim: the same entry closes it',
    from: { activeMenuItem: 'people', overlaySubmenuActive: true, menuHoverActive: true },
    action: { type: 'toggleSubmenu', item: 'people', menuMode: 'slim' },
    to: { activeMenuItem: null, overlaySubmenuActive: false, menuHoverActive: false },
  },
  {
    promise: 'static: a submenu opens in place',
    action: { type: 'toggleSubmenu', item: 'people', menuMode: 'static' },
    to: { activeMenuItem: 'people' },
  },
  { promise: 'settings open', action: { type: 'toggleSettings' }, to: { configSidebarVisible: true } },
  {
    promise: 'settings close',
    from: { configSidebarVisible: true },
    action: { type: 'toggleSettings' },
    to: { configSidebarVisible: false },
  },
  {
    promise: 'the right menu opens',
    action: { type: 'toggleRightMenu' },
    to: { rightMenuVisible: true, rightMenuActive: true },
  },
  { promise: 'the search bar opens', action: { type: 'toggleSearch' }, to: { searchBarActive: true } },
]

describe('layout state', () => {
  it.each(cases)('$promise', ({ from, action, to }) => {
    const before = { ...initialLayout, ...from }
    expect(layoutReducer(before, action)).toEqual({ ...before, ...to })
  })

  it('renders nothing anew when a press outside changes nothing', () => {
    expect(layoutReducer(initialLayout, { type: 'pressOutside' })).toBe(initialLayout)
  })
})
