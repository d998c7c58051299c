import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

interface TableScrollerProps {
  /** The rows belong to the previous query. @default false */
  readonly isStale?: boolean
  /** The table. */
  readonly children: ReactNode
}

/** The scrolling box around a table. */
export function TableScroller({ isStale = false, children }: TableScrollerProps) {
  const place = useRef<HTMLDivElement>(null)
  useSidewaysScroll(place)
  return (
    <div ref={place} className="ep-list-scroller" data-stale={isStale || undefined}>
      {children}
    </div>
  )
}

/**
 * Lets a wide table scroll sideways; in other tables, the headings stay visible while the page scrolls. Marks the sides with hidden columns,
 * so that users see that there is more.
 */
function useSidewaysScroll(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = scroller.current
    const table = place?.firstElementChild
    if (!place || !table) return
    const mark = () => {
      const hidden = table.clientWidth - place.clientWidth
      place.toggleAttribute('data-wide', hidden > 1)
      place.toggleAttribute('data-before', place.scrollLeft > 1)
      place.toggleAttribute('data-after', place.scrollLeft < hidden - 1)
    }
    const observer = new ResizeObserver(mark)
    observer.observe(place)
    observer.observe(table)
    place.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      place.removeEventListener('scroll', mark)
    }
  }, [scroller])
}
