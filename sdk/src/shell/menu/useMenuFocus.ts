import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Mount } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'

interface MenuFocusOptions {
  readonly sidebar: RefObject<HTMLElement | null>
  readonly toggle: RefObject<HTMLButtonElement | null>
  /** The open menu covers the page. */
  readonly isOverPage: boolean
  /** A mask covers the page too. */
  readonly isOffCanvas: boolean
}

/**
 * Keeps the focus in the menu while it covers the page, and returns it to the toggle when it would be lost. A covered page does not scroll.
 * @returns a function that opens the menu with the given callback and focuses it
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

/** If the user closed the menu by pressing a field, the focus stays in that field. */
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
