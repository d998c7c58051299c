import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Mount } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'

interface MenuFocusOptions {
  readonly sidebar: RefObject<HTMLElement | null>
  readonly toggle: RefObject<HTMLButtonElement | null>
  /** The open menu lies over the page. */
  readonly isOverPage: boolean
  /** It also covers the page with a mask. */
  readonly isOffCanvas: boolean
}

/**
 * While the menu lies over the page, focus is in the menu; it returns to the toggle when it would be lost. A covered page does not scroll.
 * @returns focuses the menu, after opening it with what it is given
 */
export function useMenuFocus({ sidebar, toggle, isOverPage, isOffCanvas }: MenuFocusOptions): (open: (() => void) | undefined) => void {
  const mount = useMount()
  const { host } = mount
  useEffect(() => (isOffCanvas ? forbidScroll(host) : undefined), [isOffCanvas, host])
  const wasOver = useRef(isOverPage)
  useEffect(() => {
    if (wasOver.current === isOverPage) return
    wasOver.current = isOverPage
    if (isOverPage) sidebar.current?.focus()
    else if (isFocusLost(mount, sidebar.current)) toggle.current?.focus()
  }, [isOverPage, mount, sidebar, toggle])
  return (open) => {
    if (open) flushSync(open)
    sidebar.current?.focus()
  }
}

/** Whoever closed the menu by pressing a field of the page goes on in that field. */
function isFocusLost({ root, host }: Mount, sidebar: HTMLElement | null): boolean {
  const active = root.activeElement
  return !active || active === host.ownerDocument.body || Boolean(sidebar?.contains(active))
}

function forbidScroll(host: HTMLElement): () => void {
  const { overflow } = host.style
  host.style.overflow = 'hidden'
  return () => {
    host.style.overflow = overflow
  }
}
