import './shell.css'
import './topbar.css'
import './sidebar.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { RouteMatch } from '../core/matchRoute.js'
import type { Menus } from '../core/menu.js'
import type { Route } from '../core/route.js'
import { useMount } from '../mount/MountProvider.js'
import { useLocation } from '../navigation/NavigationProvider.js'
import type { MenuMode } from '../theme/theme.js'
import type { LayoutState } from './layoutState.js'
import { OfflineHint } from './OfflineHint.js'
import { Sidebar } from './Sidebar.js'
import { SkipLinks } from './SkipLinks.js'
import { TopBar } from './TopBar.js'
import { useLayout } from './useLayout.js'

interface AppShellProps {
  readonly routes: readonly Route[]
  readonly menus: Menus
  /** The page shown; none for an unknown address. */
  readonly match: RouteMatch | undefined
  /** How the menu stands on a desktop. @default 'static' */
  readonly menuMode?: MenuMode
  readonly children: ReactNode
}

/** The frame of every page behind the sign-in: skip links, sidebar, top bar and the main landmark. */
export function AppShell({ routes, menus, match, menuMode = 'static', children }: AppShellProps) {
  const { pathname } = useLocation()
  const { state, dispatch, sidebar, toggle, isDesktop, onPointerEnter, onPointerLeave } = useLayout(pathname)
  const main = useRef<HTMLElement>(null)
  const sidebarId = useId()
  useEffect(() => dispatch({ type: 'setMenuMode', menuMode }), [dispatch, menuMode])
  useOffCanvas(state.staticMenuMobileActive, { sidebar, toggle })
  return (
    <div className="ep-shell" {...flags(state, menuMode)}>
      <SkipLinks main={main} sidebar={sidebar} />
      <Sidebar
        ref={sidebar}
        id={sidebarId}
        routes={routes}
        menus={menus}
        match={match}
        onClose={() => dispatch({ type: 'pressOutside' })}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      />
      <div className="ep-mask" aria-hidden="true" />
      <div className="ep-shell-body">
        <TopBar
          routes={routes}
          match={match}
          sidebarId={sidebarId}
          toggleRef={toggle}
          isMenuOpen={isMenuOpen(state, menuMode)}
          onToggleMenu={() => dispatch({ type: 'toggleMenu', menuMode, isDesktop: isDesktop() })}
        />
        <OfflineHint />
        <main ref={main} className="ep-main" tabIndex={-1} inert={state.staticMenuMobileActive}>
          {children}
        </main>
      </div>
    </div>
  )
}

// The looks hang on these attributes alone, so that a change of state touches one element.
function flags(state: LayoutState, menuMode: MenuMode) {
  return {
    'data-menu-mode': menuMode,
    'data-static-inactive': state.staticMenuDesktopInactive || undefined,
    'data-overlay-active': state.overlayMenuActive || undefined,
    'data-mobile-active': state.staticMenuMobileActive || undefined,
    'data-sidebar-active': state.sidebarActive || undefined,
    'data-anchored': state.anchored || undefined,
  }
}

function isMenuOpen(state: LayoutState, menuMode: MenuMode): boolean {
  if (state.staticMenuMobileActive) return true
  return menuMode === 'overlay' ? state.overlayMenuActive : !state.staticMenuDesktopInactive
}

/** While the menu lies over the page, the page behind does not scroll and focus is in the menu; it returns to the toggle. */
function useOffCanvas(isOpen: boolean, { sidebar, toggle }: Pick<ReturnType<typeof useLayout>, 'sidebar' | 'toggle'>): void {
  const { host } = useMount()
  useEffect(() => {
    if (!isOpen) return
    const button = toggle.current
    const allowScroll = forbidScroll(host)
    sidebar.current?.focus()
    return () => {
      allowScroll()
      button?.focus()
    }
  }, [isOpen, host, sidebar, toggle])
}

function forbidScroll(host: HTMLElement): () => void {
  const { overflow } = host.style
  host.style.overflow = 'hidden'
  return () => {
    host.style.overflow = overflow
  }
}
