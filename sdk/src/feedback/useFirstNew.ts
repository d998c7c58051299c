import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusedBeside } from '../mount/focusedBeside.js'

/** Returns a ref for a list. When its last "show more" is gone together with the focus, the focus goes to the first row that the press brought, or to its link. */
export function useFirstNew<Rows extends HTMLElement>(count: number): RefObject<Rows | null> {
  const list = useRef<Rows>(null)
  const before = useRef(count)
  useLayoutEffect(() => {
    const row = list.current?.children[before.current]
    // A list may be empty while it loads its rows again.
    if (count > 0) before.current = count
    if (!(row instanceof HTMLElement)) return
    const focused = focusedBeside(row)
    if (focused && focused !== row.ownerDocument.body) return
    const stop = row.querySelector<HTMLElement>('a[href]') ?? row
    if (stop === row) row.tabIndex = -1
    stop.focus()
  }, [count])
  return list
}
