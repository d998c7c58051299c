import { type RefObject, useLayoutEffect, useState } from 'react'
import { listOf } from '../table/rowAt.js'

/** Below it rows are cards: see `listAdapt.css`. */
export const cardWidth = 640

/** What `read` says of the list that `inside` stands in, asked again whenever its width changes; `read` is the same function each time. */
export function useListWidth<T>(inside: RefObject<HTMLElement | null>, read: (list: HTMLElement) => T): T | undefined {
  const [value, setValue] = useState<T>()
  useLayoutEffect(() => {
    const list = listOf(inside.current)
    if (!list) return
    const measure = () => setValue(() => read(list))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    return () => observer.disconnect()
  }, [inside, read])
  return value
}

/** Pixels that the list has for its rows: a record shown beside them takes its part. */
export function roomIn(list: HTMLElement): number {
  return list.clientWidth - Number.parseFloat(getComputedStyle(list).paddingInlineEnd)
}

/** Whether the list has so little room that its rows are cards. */
export function isCards(list: HTMLElement): boolean {
  return roomIn(list) < cardWidth
}
