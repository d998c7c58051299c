import type { MenuMode } from '../../theme/theme.js'

/** The layout's flags, with the names of section 3 of the specification. */
export interface LayoutState {
  readonly staticMenuDesktopInactive: boolean
  readonly overlayMenuActive: boolean
  readonly rightMenuActive: boolean
  readonly configSidebarVisible: boolean
  readonly staticMenuMobileActive: boolean
  readonly menuHoverActive: boolean
  readonly sidebarActive: boolean
  readonly anchored: boolean
  /** Key of the menu entry with the open submenu. */
  readonly activeMenuItem: string | null
  readonly overlaySubmenuActive: boolean
  readonly rightMenuVisible: boolean
  readonly searchBarActive: boolean
}

/** The layout before any action. */
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

/** Actions on the layout. */
export type LayoutAction =
  | { readonly type: 'toggleMenu'; readonly menuMode: MenuMode; readonly isDesktop: boolean }
  | { readonly type: 'setMenuMode' }
  | { readonly type: 'pressOutside' }
  | { readonly type: 'navigate' }
  | { readonly type: 'enterSidebar' }
  /** Sent `sidebarCloseDelay` after the pointer has left. */
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

/** Modes whose submenus open over the page instead of in place. */
export const flyoutModes: readonly MenuMode[] = ['slim', 'slim-plus', 'horizontal']

/** The layout after `action`. It holds exactly the rules of "Menu and layout" in section 4 of the specification. */
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

// A user who chooses a mode wants to see it, so every mode follows the specification's rule for static.
function showMenu(state: LayoutState): LayoutState {
  const closed = closeMenus(state)
  return state.staticMenuDesktopInactive ? { ...closed, staticMenuDesktopInactive: false } : closed
}

// In overlay mode both flags change on a desktop: the specification requires it, and the static flag has no effect there.
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

// Otherwise the list of all areas would stay open above the menu of the chosen area.
function closeSubmenu(state: LayoutState): LayoutState {
  return state.activeMenuItem === null ? state : { ...state, activeMenuItem: null }
}

// The settings cover the page, so Back would change it unseen.
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
