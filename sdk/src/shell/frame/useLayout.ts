import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useCloseOnBack } from '../../navigation/NavigationProvider.js'
import { usePreference } from '../../preferences/PreferencesProvider.js'
import type { MenuMode } from '../../theme/theme.js'
import { moveByArrows } from '../menu/moveByArrows.js'
import { desktopBreakpoint, initialLayout, type LayoutAction, type LayoutState, layoutReducer, sidebarCloseDelay } from './layoutState.js'

/** Event handlers of the sidebar. */
export interface SidebarHandlers {
  /** Handlers of the sidebar's root. */
  readonly sidebar: {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
    readonly onKeyDown: (event: ReactKeyboardEvent<HTMLElement>) => void
  }
  readonly submenu: {
    readonly onToggle: (item: string) => void
    readonly onHover: (item: string) => void
  }
  readonly onClose: () => void
  readonly onToggleAnchor: () => void
}

interface Layout {
  readonly state: LayoutState
  readonly dispatch: Dispatch<LayoutAction>
  readonly sidebar: RefObject<HTMLElement | null>
  readonly toggle: RefObject<HTMLButtonElement | null>
  readonly handlers: SidebarHandlers
  readonly onToggleMenu: () => void
  readonly onToggleSettings: () => void
}

/** Connects the layout's state to the page: presses outside, Escape, the pointer over the sidebar, and navigation. */
export function useLayout(pathname: string, menuMode: MenuMode): Layout {
  const [state, dispatch] = useReducer(layoutReducer, initialLayout)
  const sidebar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const hovered = useRef<string>(undefined)
  const [isPinned, setPinned] = usePreference('menuAnchored', false)
  const [shown, setShown] = useState({ pathname, menuMode, isPinned: false })
  // Set while rendering, because the page behind an open menu must not be inert when the new page takes the focus.
  if (shown.pathname !== pathname || shown.menuMode !== menuMode || shown.isPinned !== isPinned) {
    setShown({ pathname, menuMode, isPinned })
    if (shown.menuMode !== menuMode) dispatch({ type: 'setMenuMode' })
    else if (shown.pathname !== pathname) dispatch({ type: 'navigate' })
    if (state.anchored !== isPinned) dispatch({ type: 'toggleAnchor' })
  }
  usePressOutside(sidebar, toggle, dispatch)
  useCloseOnBack(state.staticMenuMobileActive, () => dispatch({ type: 'pressOutside' }))
  const isDesktop = () => (sidebar.current?.ownerDocument.defaultView?.innerWidth ?? 0) > desktopBreakpoint
  const toggleSubmenu = (item: string) => dispatch({ type: 'toggleSubmenu', item, menuMode })
  return {
    state,
    dispatch,
    sidebar,
    toggle,
    handlers: {
      sidebar: useHover(dispatch, () => {
        // On a phone submenus open in place, and closing one would move the pressed entry.
        if (state.activeMenuItem !== null && isDesktop()) toggleSubmenu(state.activeMenuItem)
      }),
      submenu: {
        // Hovering has opened the submenu already, so the press must not close it.
        onToggle(item) {
          if (hovered.current !== item) toggleSubmenu(item)
          hovered.current = undefined
        },
        onHover(item) {
          hovered.current = undefined
          if (!state.menuHoverActive || state.activeMenuItem === item || !isDesktop()) return
          hovered.current = item
          toggleSubmenu(item)
        },
      },
      onClose: () => dispatch({ type: 'pressOutside' }),
      onToggleAnchor() {
        dispatch({ type: 'toggleAnchor' })
        setPinned(!state.anchored)
      },
    },
    onToggleMenu: () => dispatch({ type: 'toggleMenu', menuMode, isDesktop: isDesktop() }),
    onToggleSettings() {
      // This press is also outside of the menu, so the menu closes first; otherwise it would close the settings too.
      dispatch({ type: 'pressOutside' })
      dispatch({ type: 'toggleSettings' })
    },
  }
}

/** Opens at once and closes with a delay. Keyboard focus opens it too, because hidden entries would take the focus unseen. */
function useHover(dispatch: Layout['dispatch'], closeSubmenu: () => void): SidebarHandlers['sidebar'] {
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPointed = useRef(false)
  useEffect(() => () => clearTimeout(closing.current), [])
  const enter = () => {
    clearTimeout(closing.current)
    dispatch({ type: 'enterSidebar' })
  }
  const leaveLate = () => {
    clearTimeout(closing.current)
    closing.current = setTimeout(() => dispatch({ type: 'leaveSidebar' }), sidebarCloseDelay)
  }
  return {
    onPointerEnter({ pointerType }) {
      // Touch has no hover: it would open the menu only during the press.
      if (pointerType === 'touch') return
      isPointed.current = true
      enter()
    },
    onPointerLeave({ pointerType, currentTarget }) {
      if (pointerType === 'touch') return
      delete currentTarget.dataset.quiet
      isPointed.current = false
      leaveLate()
    },
    onFocus({ target, currentTarget }) {
      delete currentTarget.dataset.quiet
      if (target.matches(':focus-visible')) enter()
    },
    onBlur({ target, currentTarget, relatedTarget }) {
      const submenu = target.closest('.ep-menu-parent:has(.ep-submenu)')
      if (submenu && relatedTarget && !submenu.contains(relatedTarget)) closeSubmenu()
      if (!isPointed.current && !currentTarget.contains(relatedTarget)) leaveLate()
    },
    onKeyDown: moveByArrows,
  }
}

/** Escape works like a press outside; it also closes what pointer or focus opened. */
function usePressOutside(sidebar: Layout['sidebar'], toggle: Layout['toggle'], dispatch: Layout['dispatch']): void {
  useEffect(() => {
    const page = sidebar.current?.ownerDocument
    if (!page) return
    const press = (event: Event) => {
      const path = event.composedPath()
      const isInside = [sidebar.current, toggle.current].some((element) => element && path.includes(element))
      if (!isInside) dispatch({ type: 'pressOutside' })
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      returnFromSubmenu(event)
      dispatch({ type: 'pressOutside' })
      dispatch({ type: 'leaveSidebar' })
      if (sidebar.current) sidebar.current.dataset.quiet = ''
    }
    page.addEventListener('click', press)
    page.addEventListener('keydown', escape)
    return () => {
      page.removeEventListener('click', press)
      page.removeEventListener('keydown', escape)
    }
  }, [sidebar, toggle, dispatch])
}

/** When a submenu with the focus closes, the focus returns to its button. */
function returnFromSubmenu(event: Event): void {
  const focused = event.composedPath()[0]
  if (focused instanceof Element) focused.closest('.ep-submenu')?.parentElement?.querySelector('button')?.focus()
}
