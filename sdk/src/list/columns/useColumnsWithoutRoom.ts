import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { cardWidth } from '../table/useIsCards.js'
import type { ViewColumn } from './viewColumn.js'

/** The keys of the columns that the list has no room for at its present width; `inside` is any element of the list. */
export function useColumnsWithoutRoom(columns: readonly ViewColumn[], inside: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [width, setWidth] = useState(Infinity)
  useLayoutEffect(() => {
    const list = inside.current?.closest('.ep-list')
    if (!list) return
    const measure = () => setWidth(widthOf(list))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    return () => observer.disconnect()
  }, [inside])
  return useMemo(() => new Set(columns.flatMap(({ key, room = 0 }) => (room > width ? [key] : []))), [columns, width])
}

/** The width of the list in its em; cards hold every column. */
function widthOf(list: Element): number {
  return list.clientWidth < cardWidth ? Infinity : list.clientWidth / Number.parseFloat(getComputedStyle(list).fontSize)
}
