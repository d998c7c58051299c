import type { MenuMode } from '../../theme/theme.js'

/** The layout's flags, named as section 3 of the specification names them. */
export interface LayoutState {
  readonly staticMenuDesktopInactive: boolean
  readonly overlayMenuActive: boolean
  readonly rightMenuActive: boolean
  readonly configSidebarVisible: boolean
  readonly staticMenuMobileActive: boolean
  readonly menuHoverActive: boolean
  readonly sidebarActive: boolean
  readonly anchored: boolean
  /** Key of the menu entry whose submenu is open. */
  readonly activeMenuItem: string | null
  readonly overlaySubmenuActive: boolean
  readonly rightMenuVisible: boolean
  readonly searchBarActive: boolean
}

/** A layout before anybody touched it. */
export const initialLayout: LayoutState = {
  staticMenuDesktopInactive: false,
  overlayMenuActive: false,
  rightMenuActive: false,
  configSidebarVisible: false,
  staticMenuMobileActive: false,
  menuHoverActive: false,
  sidebarActive: false,
  anchored: false,
  activeMenuItem: null,
  overlaySubmenuActive: false,
  rightMenuVisible: false,
  searchBarActive: false,
}

/** What can happen to the layout. */
export type LayoutAction =
  | { readonly type: 'toggleMenu'; readonly menuMode: MenuMode; readonly isDesktop: boolean }
  | { readonly type: 'setMenuMode' }
  | { readonly type: 'pressOutside' }
  | { readonly type: 'navigate' }
  | { readonly type: 'enterSidebar' }
  /** Sent `sidebarCloseDelay` after the pointer left. */
  | { readonly type: 'leaveSidebar' }
  | { readonly type: 'toggleAnchor' }
  | { readonly type: 'toggleSubmenu'; readonly item: string; readonly menuMode: MenuMode }
  | { readonly type: 'toggleSettings' }
  | { readonly type: 'toggleRightMenu' }
  | { readonly type: 'toggleSearch' }

/** Windows wider than this many pixels are desktops. Specification, section 9. */
export const desktopBreakpoint = 991
/** Milliseconds until the sidebar closes after the pointer left. Specification, section 4. */
export const sidebarCloseDelay = 300

/** Modes whose submenus fly out over the page instead of opening in place. */
export const flyoutModes: readonly MenuMode[] = ['slim', 'slim-plus', 'horizontal']

/** The layout after `action`: every rule of "Menu and layout" in section 4 of the specification, and nothing else. */
export function layoutReducer(state: LayoutState, action: LayoutAction): LayoutState {
  switch (action.type) {
    case 'toggleMenu':
      return toggleMenu(state, action.menuMode, action.isDesktop)
    case 'setMenuMode':
      return showMenu(state)
    case 'pressOutside':
      return hasOpenMenu(state) ? { ...closeMenus(state), configSidebarVisible: false } : state
    case 'navigate':
      return closeSubmenu(hideSettings(closeMenus(state)))
    case 'enterSidebar':
      return state.anchored ? state : { ...state, sidebarActive: true }
    case 'leaveSidebar':
      return state.anchored ? state : { ...state, sidebarActive: false }
    case 'toggleAnchor':
      return { ...state, anchored: !state.anchored, sidebarActive: !state.anchored || state.sidebarActive }
    case 'toggleSubmenu':
      return toggleSubmenu(state, action.item, action.menuMode)
    case 'toggleSettings':
      return { ...state, configSidebarVisible: !state.configSidebarVisible }
    case 'toggleRightMenu':
      return { ...state, rightMenuVisible: !state.rightMenuVisible, rightMenuActive: !state.rightMenuVisible }
    case 'toggleSearch':
      return { ...state, searchBarActive: !state.searchBarActive }
  }
}

// Whoever chooses a mode wants to see it, and so every mode does what the specification says of static.
function showMenu(state: LayoutState): LayoutState {
  const closed = closeMenus(state)
  return state.staticMenuDesktopInactive ? { ...closed, staticMenuDesktopInactive: false } : closed
}

// In overlay mode both flags flip on a desktop: the specification says so, and the static flag shows nothing there.
function toggleMenu(state: LayoutState, menuMode: MenuMode, isDesktop: boolean): LayoutState {
  const overlayMenuActive = menuMode === 'overlay' ? !state.overlayMenuActive : state.overlayMenuActive
  return isDesktop
    ? { ...state, overlayMenuActive, staticMenuDesktopInactive: !state.staticMenuDesktopInactive }
    : { ...state, overlayMenuActive, staticMenuMobileActive: !state.staticMenuMobileActive }
}

function toggleSubmenu(state: LayoutState, item: string, menuMode: MenuMode): LayoutState {
  const isOpening = state.activeMenuItem !== item
  const isFlyout = flyoutModes.includes(menuMode)
  return {
    ...state,
    activeMenuItem: isOpening ? item : null,
    overlaySubmenuActive: isFlyout && isOpening,
    menuHoverActive: isFlyout && isOpening,
  }
}

// The way to all areas would else stand open above the menu of the area that was chosen from it.
function closeSubmenu(state: LayoutState): LayoutState {
  return state.activeMenuItem === null ? state : { ...state, activeMenuItem: null }
}

// They lie over the page: Back would change it unseen.
function hideSettings(state: LayoutState): LayoutState {
  return state.configSidebarVisible ? { ...state, configSidebarVisible: false } : state
}

function hasOpenMenu(state: LayoutState): boolean {
  return state.overlayMenuActive || state.staticMenuMobileActive || state.overlaySubmenuActive
}

function closeMenus(state: LayoutState): LayoutState {
  if (!hasOpenMenu(state) && !state.menuHoverActive) return state
  return {
    ...state,
    overlayMenuActive: false,
    overlaySubmenuActive: false,
    staticMenuMobileActive: false,
    menuHoverActive: false,
    activeMenuItem: state.overlaySubmenuActive ? null : state.activeMenuItem,
  }
}
