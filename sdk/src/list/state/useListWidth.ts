import { type RefObject, useLayoutEffect, useState } from 'react'
import { listOf } from '../core/rowAt.js'

/** Below this width in pixels, rows are cards: see `listAdapt.css`. */
export const cardWidth = 640

/** Returns the result of `read` for the list around `inside`, updated when its width changes; `read` must be the same function each time. */
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

/** The width in pixels that the list has for its rows, without the panel beside them. */
export function roomIn(list: HTMLElement): number {
  return list.clientWidth - Number.parseFloat(getComputedStyle(list).paddingInlineEnd)
}

/** Whether the list is so narrow that its rows are cards. */
export function isCards(list: HTMLElement): boolean {
  return roomIn(list) < cardWidth
}

/** The width in em that a table has for its rows; cards have room for everything. */
export function roomInEm(list: HTMLElement): number {
  return isCards(list) ? Infinity : roomIn(list) / Number.parseFloat(getComputedStyle(list).fontSize)
}
