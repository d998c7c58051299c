import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { Stored } from '../../core/record.js'
import { around, cellOf, hasSelectedText, idOf, rowOf } from '../table/rowAt.js'
import type { MenuPlace } from './menuPlace.js'

/**
 * Opens the menu of a row by a right click, Shift+F10 and the menu key, as its button does. The browser's own menu stays reachable: with
 * Shift, on a link, in a field and over selected text.
 * @returns what the table of the records listens to
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
    // Some systems select the word under a right click: what counts is what was selected before.
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

/** A long press selects text on a phone, where the row has its button in sight. */
function isTouch(event: globalThis.MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}

/** Where the browser's menu knows more than ours. */
function isOwnPlace(target: EventTarget | null): boolean {
  return around(target, 'a[href], input:not([type="checkbox"]), textarea, select') !== undefined
}
