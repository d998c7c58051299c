import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { Stored } from '../../core/record.js'
import { around, cellOf, hasSelectedText, idOf, rowOf } from '../core/rowAt.js'
import type { MenuPlace } from './menuPlace.js'

/**
 * Opens the row menu on right click, Shift+F10 and the menu key, like its button. The browser's own menu still opens
 * with Shift, on a link, in a field and over selected text.
 * @returns event handlers for the table of records
 */
export function useMenuRequests(records: readonly Stored[], onMenu: (record: Stored, place: MenuPlace) => void) {
  const hadSelection = useRef(false)
  const open = (event: MouseEvent | KeyboardEvent, place: (row: HTMLElement) => MenuPlace) => {
    const row = rowOf(event.target)
    const record = records.find(({ id }) => id === idOf(row))
    if (!row || !record) return
    event.preventDefault()
    onMenu(record, place(row))
  }
  return {
    // Some systems select the word under a right click, so the selection is read before that.
    onPointerDown: (event: MouseEvent<HTMLElement>) => {
      hadSelection.current = hasSelectedText(event.currentTarget)
    },
    onContextMenu: (event: MouseEvent) => {
      if (event.button !== 2 || event.shiftKey || hadSelection.current || isTouch(event.nativeEvent) || isOwnPlace(event.target)) return
      open(event, (row) => ({ opener: row, at: { x: event.clientX, y: event.clientY }, cell: cellOf(event.target) }))
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
      open(event, () => ({ opener: event.target as HTMLElement, cell: cellOf(event.target) }))
    },
  }
}

/** A long press selects text on a phone, where each row has a visible button. */
function isTouch(event: globalThis.MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}

/** Places where the browser's menu is more useful than ours. */
function isOwnPlace(target: EventTarget | null): boolean {
  return around(target, 'a[href], input:not([type="checkbox"]), textarea, select') !== undefined
}
