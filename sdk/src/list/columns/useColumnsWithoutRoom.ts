import { type RefObject, useMemo } from 'react'
import { isCards, roomIn, useListWidth } from '../frame/useListWidth.js'
import type { ViewColumn } from './viewColumn.js'

/** The keys of the columns that the list has no room for at its present width; `inside` is any element of the list. */
export function useColumnsWithoutRoom(columns: readonly ViewColumn[], inside: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const width = useListWidth(inside, widthOf) ?? Infinity
  return useMemo(() => new Set(columns.flatMap(({ key, room = 0 }) => (room > width ? [key] : []))), [columns, width])
}

/** The room of the list in its em; cards hold every column. */
function widthOf(list: HTMLElement): number {
  return isCards(list) ? Infinity : roomIn(list) / Number.parseFloat(getComputedStyle(list).fontSize)
}
