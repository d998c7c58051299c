import { type RefObject, useMemo } from 'react'
import { roomInEm, useListWidth } from '../frame/useListWidth.js'
import type { ViewColumn } from './viewColumn.js'

/** Returns the keys of the columns that do not fit in the list's current width; `inside` is any element of the list. */
export function useColumnsWithoutRoom(columns: readonly ViewColumn[], inside: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const width = useListWidth(inside, widthOf) ?? Infinity
  return useMemo(() => new Set(columns.flatMap(({ key, room = 0 }) => (room > width ? [key] : []))), [columns, width])
}

/** Only a tree leaves columns out: a table puts them into a second line, and cards have room for all. */
function widthOf(list: HTMLElement): number {
  return list.querySelector('.ep-list-tree') ? roomInEm(list) : Infinity
}
