import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface PopoverProps {
  /** What it hangs from. */
  readonly anchor: RefObject<HTMLElement | null>
  /** As wide as the anchor at least. @default false */
  readonly isFullWidth?: boolean
  readonly className?: string
  readonly children: ReactNode
}

const gap = 4
/** Below this many pixels of room it opens upwards, when there is more room there. */
const enough = 240

/**
 * A surface in the browser's top layer, next to its anchor. It stays in the field's own place of the tree, so it works in a shadow root and
 * in a dialog without a portal, and nothing can cut it off or cover it.
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
    // Scrolling does not leave a shadow root: both sides of its border are listened to.
    const targets = [view, root].filter((target) => target instanceof EventTarget)
    for (const target of targets) target.addEventListener('scroll', again, { capture: true, passive: true })
    view?.addEventListener('resize', again)
    return () => {
      for (const target of targets) target.removeEventListener('scroll', again, { capture: true })
      view?.removeEventListener('resize', again)
    }
  }, [anchor, isFullWidth])
  return (
    // Chromium makes what scrolls a stop for Tab: whoever goes on from an open list would stand in it, and then nowhere.
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
  // From the start of the anchor; where that would leave the window, up to its end.
  const isBeyond = box.left + surface.offsetWidth > view.innerWidth - 2 * gap
  const left = isBeyond ? box.right - surface.offsetWidth : box.left
  style.left = `${Math.max(gap, Math.min(left, view.innerWidth - surface.offsetWidth - 2 * gap))}px`
}
