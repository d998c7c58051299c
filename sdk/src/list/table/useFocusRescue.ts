import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { ListController } from '../frame/useListController.js'
import { reachedRow } from './rowAt.js'

/** Milliseconds that a dialog takes to leave and to give the focus back. */
const dialogLeaves = 300

/**
 * When what had the focus is gone (a deleted row, also when refusals were read meanwhile, the bar of a selection that was cleared), the row that Tab reaches takes it,
 * so that a person at the keyboard goes on where they were.
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
    // Rows of a table, a tree and a calendar leave at times that only they know.
    // A dialog that leaves gives the focus back itself to what is still there.
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
    // Without a next target a person clicked beside everything: nothing was taken from them.
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
