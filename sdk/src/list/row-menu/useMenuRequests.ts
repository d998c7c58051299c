import { type RefObject, useEffect } from 'react'
import type { MenuPlace } from './menuPlace.js'
import { cellOf, hasSelectedText, rowOf } from '../table/rowAt.js'

/**
 * Opens the menu of a row by a right click, Shift+F10 and the menu key, as its button does. The browser's own menu stays reachable: with
 * Shift, on a link, in a field and over selected text.
 */
export function useMenuRequests(frame: RefObject<HTMLElement | null>, place: RefObject<MenuPlace | undefined>): void {
  useEffect(() => {
    const list = frame.current
    if (!list) return
    let hadSelection = false
    // Some systems select the word under a right click: what counts is what was selected before.
    const onPointerDown = () => {
      hadSelection = hasSelectedText(list)
    }
    const onContextMenu = (event: MouseEvent) => {
      if (isInMenu(event.target)) event.preventDefault()
      const row = rowOf(event.target)
      const isOther = event.shiftKey || hadSelection || isTouch(event) || isOwnPlace(event.target)
      if (!row || event.button !== 2 || isOther) return
      open(row, { opener: row, at: { x: event.clientX, y: event.clientY }, cell: cellOf(event.target) }, event)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const row = rowOf(event.target)
      const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (row && isAsked) open(row, { opener: event.target as HTMLElement, cell: cellOf(event.target) }, event)
    }
    const open = (row: HTMLElement, where: MenuPlace, event: Event) => {
      event.preventDefault()
      place.current = where
      row.querySelector<HTMLElement>('.ep-list-menu-cell button')?.click()
    }
    list.addEventListener('pointerdown', onPointerDown)
    list.addEventListener('contextmenu', onContextMenu)
    list.addEventListener('keydown', onKeyDown)
    return () => {
      list.removeEventListener('pointerdown', onPointerDown)
      list.removeEventListener('contextmenu', onContextMenu)
      list.removeEventListener('keydown', onKeyDown)
    }
  }, [frame, place])
}

function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"]') !== null
}

/** A long press selects text on a phone, where the row has its button in sight. */
function isTouch(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}

/** Where the browser's menu knows more than ours. */
function isOwnPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href], input:not([type="checkbox"]), textarea, select') !== null
}
