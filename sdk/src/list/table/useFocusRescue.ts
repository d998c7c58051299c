import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { ListController } from '../state/useListController.js'
import { reachedRow } from '../core/rowAt.js'

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
    let nextFrame = 0
    const isLost = () => hadFocus.current && hasNoFocus(list)
    const take = () => {
      if (isLost()) (reachedRow(list) ?? searchInput.current)?.focus({ preventScroll: true })
    }
    // A closed dialog returns the focus in the next frame, which a busy machine draws late. It asked for that frame first, so it goes first.
    const rescue = () => {
      cancelAnimationFrame(nextFrame)
      if (isLost()) nextFrame = requestAnimationFrame(take)
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
      cancelAnimationFrame(nextFrame)
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

function hasNoFocus(list: HTMLElement): boolean {
  const root = list.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false
  return root.activeElement === null || root.activeElement === list.ownerDocument.body
}
