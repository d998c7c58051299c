import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { ListController } from '../frame/useListController.js'
import { reachedRow } from './rowAt.js'

/** Milliseconds that a dialog needs to close and return the focus. */
const dialogLeaves = 300

/**
 * Moves the focus to the tab stop of the rows when the focused element disappears (a deleted row, or the selection bar), so that keyboard users
 * continue where they were.
 */
export function useFocusRescue(
  frame: RefObject<HTMLElement | null>,
  searchInput: RefObject<HTMLElement | null>,
  { actions }: ListController,
) {
  const hadFocus = useRef(false)
  const last = useRef<Element>(undefined)
  const hasRefusals = actions.outcome !== undefined
  useEffect(() => {
    const list = frame.current
    if (!list) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const rescue = () => {
      if (!hadFocus.current || !isLost(list)) return
      const next = reachedRow(list) ?? searchInput.current
      next?.focus({ preventScroll: true })
    }
    // Rows disappear at times that only the table, tree or calendar knows, so the page is observed.
    // A second try comes after the time in which a closing dialog returns the focus itself.
    const rescueTwice = () => {
      if (last.current?.isConnected === false) rescue()
      clearTimeout(timer)
      timer = setTimeout(rescue, dialogLeaves)
    }
    rescueTwice()
    const observer = new MutationObserver(rescueTwice)
    observer.observe(list, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [frame, searchInput, hasRefusals])
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      hadFocus.current = true
      last.current = event.target
    },
    // No next target means that the user clicked outside, so the focus was not lost.
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget === null) hadFocus.current = false
    },
  }
}

function isLost(list: HTMLElement): boolean {
  const root = list.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false
  return root.activeElement === null || root.activeElement === list.ownerDocument.body
}
