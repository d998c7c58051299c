import { type FocusEvent, useEffect, useRef } from 'react'

/** Milliseconds that a dialog takes to leave and to give the focus back. */
const dialogLeaves = 300

/**
 * When what had the focus is gone (a deleted row, the bar of a selection that was cleared), the row that Tab reaches takes it,
 * so that a person at the keyboard goes on where they were.
 */
export function useFocusRescue(frame: { readonly current: HTMLElement | null }, rows: unknown, hasSelection: boolean) {
  const hadFocus = useRef(false)
  useEffect(() => {
    const rescue = () => {
      if (hadFocus.current && isLost(frame.current)) {
        frame.current?.querySelector<HTMLElement>('[data-row][tabindex="0"], .ep-list-search input')?.focus({ preventScroll: true })
      }
    }
    rescue()
    const timer = setTimeout(rescue, dialogLeaves)
    return () => clearTimeout(timer)
  }, [frame, rows, hasSelection])
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    // Without a next target a person clicked beside everything: nothing was taken from them.
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget === null) hadFocus.current = false
    },
  }
}

function isLost(frame: HTMLElement | null): boolean {
  const root = frame?.getRootNode()
  if (!frame || !(root instanceof Document || root instanceof ShadowRoot)) return false
  return root.activeElement === null || root.activeElement === frame.ownerDocument.body
}
