import { type RefObject, useMemo } from 'react'
import { isCards, roomIn, useListWidth } from '../frame/useListWidth.js'
import type { ViewColumn } from './viewColumn.js'

/** Returns the keys of the columns that do not fit in the list's current width; `inside` is any element of the list. */
export function useColumnsWithoutRoom(columns: readonly ViewColumn[], inside: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const width = useListWidth(inside, widthOf) ?? Infinity
  return useMemo(() => new Set(columns.flatMap(({ key, room = 0 }) => (room > width ? [key] : []))), [columns, width])
}

/** The width of the list in em; cards have room for every column. */
function widthOf(list: HTMLElement): number {
  return isCards(list) ? Infinity : roomIn(list) / Number.parseFloat(getComputedStyle(list).fontSize)
}
