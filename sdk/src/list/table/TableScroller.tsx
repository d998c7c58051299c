import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

interface TableScrollerProps {
  /** The rows are those of the query before. @default false */
  readonly isStale?: boolean
  /** The table. */
  readonly children: ReactNode
}

/** What a table stands in. */
export function TableScroller({ isStale = false, children }: TableScrollerProps) {
  const place = useRef<HTMLDivElement>(null)
  useSidewaysScroll(place)
  return (
    <div ref={place} className="ep-list-scroller" data-stale={isStale || undefined}>
      {children}
    </div>
  )
}

/** Lets a table that is wider than its place scroll sideways; any other leaves its headings to the page, where they stay in sight. */
function useSidewaysScroll(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = scroller.current
    const table = place?.firstElementChild
    if (!place || !table) return
    const observer = new ResizeObserver(() => place.toggleAttribute('data-wide', table.clientWidth > place.clientWidth + 1))
    observer.observe(place)
    observer.observe(table)
    return () => observer.disconnect()
  }, [scroller])
}
