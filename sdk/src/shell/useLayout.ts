import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react'
import { desktopBreakpoint, initialLayout, type LayoutAction, type LayoutState, layoutReducer, sidebarCloseDelay } from './layoutState.js'

interface Layout {
  readonly state: LayoutState
  readonly dispatch: Dispatch<LayoutAction>
  readonly sidebar: RefObject<HTMLElement | null>
  readonly toggle: RefObject<HTMLButtonElement | null>
  /** True while the window is wider than the breakpoint; read when something is pressed. */
  readonly isDesktop: () => boolean
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
}

/** Ties the layout's state to the page: presses outside, Escape, the pointer over the sidebar, going to another page. */
export function useLayout(pathname: string): Layout {
  const [state, dispatch] = useReducer(layoutReducer, initialLayout)
  const sidebar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => dispatch({ type: 'navigate' }), [pathname])
  useEffect(() => () => clearTimeout(closing.current), [])
  usePressOutside(sidebar, toggle, dispatch)
  return {
    state,
    dispatch,
    sidebar,
    toggle,
    isDesktop: () => (toggle.current?.ownerDocument.defaultView?.innerWidth ?? 0) > desktopBreakpoint,
    onPointerEnter() {
      clearTimeout(closing.current)
      dispatch({ type: 'enterSidebar' })
    },
    onPointerLeave() {
      clearTimeout(closing.current)
      closing.current = setTimeout(() => dispatch({ type: 'leaveSidebar' }), sidebarCloseDelay)
    },
  }
}

/** Escape counts as a press outside. */
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
      if (event.key === 'Escape') dispatch({ type: 'pressOutside' })
    }
    page.addEventListener('click', press)
    page.addEventListener('keydown', escape)
    return () => {
      page.removeEventListener('click', press)
      page.removeEventListener('keydown', escape)
    }
  }, [sidebar, toggle, dispatch])
}
