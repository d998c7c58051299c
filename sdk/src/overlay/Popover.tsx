import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface PopoverProps {
  /** The element next to which it opens. */
  readonly anchor: RefObject<HTMLElement | null>
  /** At least as wide as the anchor. @default false */
  readonly isFullWidth?: boolean
  readonly className?: string
  readonly children: ReactNode
}

const gap = 4
/** With less room than this below, in pixels, it opens upwards if there is more room above. */
const enough = 240

/**
 * A box in the browser's top layer, next to its anchor. It stays at the field's own place in the tree, so it works in a shadow root and
 * in a dialog without a portal, and no element can cut it off or cover it.
 */
export function Popover({ anchor, isFullWidth = false, className = '', children }: PopoverProps) {
  const surface = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    surface.current?.showPopover()
  }, [])
  useLayoutEffect(() => place(surface.current, anchor.current, isFullWidth))
  useEffect(() => {
    const view = anchor.current?.ownerDocument.defaultView
    const root = surface.current?.getRootNode()
    const again = () => place(surface.current, anchor.current, isFullWidth)
    // Scroll events do not leave a shadow root, so both sides of its border need a listener.
    const targets = [view, root].filter((target) => target instanceof EventTarget)
    for (const target of targets) target.addEventListener('scroll', again, { capture: true, passive: true })
    view?.addEventListener('resize', again)
    return () => {
      for (const target of targets) target.removeEventListener('scroll', again, { capture: true })
      view?.removeEventListener('resize', again)
    }
  }, [anchor, isFullWidth])
  return (
    // Chromium makes scrolling boxes a tab stop: without this, Tab from an open list would land on the list and get lost.
    <div ref={surface} popover="manual" tabIndex={-1} className={`ep-popover ${className}`}>
      {children}
    </div>
  )
}

function place(surface: HTMLElement | null, anchor: HTMLElement | null, isFullWidth: boolean): void {
  const view = anchor?.ownerDocument.defaultView
  if (!surface || !anchor || !view) return
  const box = anchor.getBoundingClientRect()
  const below = view.innerHeight - box.bottom - 2 * gap
  const above = box.top - 2 * gap
  const isAbove = below < Math.min(enough, surface.scrollHeight) && above > below
  const { style } = surface
  style.maxHeight = `${Math.max(96, isAbove ? above : below)}px`
  style.minWidth = isFullWidth ? `${box.width}px` : ''
  style.top = isAbove ? 'auto' : `${box.bottom + gap}px`
  style.bottom = isAbove ? `${view.innerHeight - box.top + gap}px` : 'auto'
  // Starts at the anchor's left edge; where that would leave the window, it ends at the anchor's right edge.
  const isBeyond = box.left + surface.offsetWidth > view.innerWidth - 2 * gap
  const left = isBeyond ? box.right - surface.offsetWidth : box.left
  style.left = `${Math.max(gap, Math.min(left, view.innerWidth - surface.offsetWidth - 2 * gap))}px`
}
