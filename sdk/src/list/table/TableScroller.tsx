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

/**
 * Lets a table that is wider than its place scroll sideways; any other leaves its headings to the page, where they stay in sight. Says on which
 * side columns lie under those that stay, so that a cut value is seen to be cut.
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
