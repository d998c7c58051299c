import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ListQuery } from '../../api/client.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import type { ListController } from './useListController.js'
import { idOf, rowOf, rowsIn } from '../core/rowAt.js'
import { rowStep } from '../core/rowKeys.js'

/** Event handlers for `<tbody>`, and the row that is the tab stop. */
export interface RowKeys {
  readonly currentId: number | undefined
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Keyboard in the rows: Tab reaches one row and its controls, arrows the other rows, Page Up and Page Down the other pages. */
export function useRowKeys(controller: ListController, body: { readonly current: HTMLElement | null }): RowKeys {
  const { rows, query } = controller
  const navigation = useNavigation()
  const open = (id: number) => {
    if (query.isDeleted) return
    controller.ahead.record(id, true)
    navigation.navigate(controller.recordAddress(id))
  }
  const [focused, setFocused] = useState<FocusedRow>()
  const currentId = rowToGoOn(rows, focused, query)
  // After Page Up or Page Down, a row of the new page takes the focus when it arrives.
  const awaited = useRef<'first' | 'last'>(undefined)
  useEffect(() => {
    if (!awaited.current || controller.list.isStale) return
    const all = rowsIn(body.current)
    ;(awaited.current === 'first' ? all[0] : all.at(-1))?.focus()
    awaited.current = undefined
  }, [rows, controller.list.isStale, body])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    if (event.altKey) return
    if (!row) {
      // From the header checkbox, Delete applies to the selected records.
      if (event.key === 'Delete' && controller.selection.count > 0 && remove(undefined, controller)) event.preventDefault()
      return
    }
    const all = rowsIn(body.current)
    const step = rowStep(event.key, all.indexOf(row), all.length)
    if (step && 'row' in step) {
      event.preventDefault()
      const next = all[step.row]
      if (event.shiftKey && event.key.startsWith('Arrow')) extend(controller.selection, idOf(row), idOf(next))
      return next?.focus()
    }
    if (step) {
      event.preventDefault()
      if (controller.turnPage(step.page)) awaited.current = step.page === 1 ? 'first' : 'last'
      return
    }
    if (onRowKey(event, row, { controller, open })) event.preventDefault()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = idOf(rowOf(event.target))
    if (id === undefined) return
    const place = rows.findIndex((row) => row.id === id)
    setFocused({ query, place, onwards: rows.slice(place).map((row) => row.id) })
  }
  return { currentId, onKeyDown, onFocus }
}

interface FocusedRow {
  readonly query: ListQuery
  /** Index in the rows of the page. */
  readonly place: number
  /** The ids of this row and those below it. */
  readonly onwards: readonly number[]
}

/** The row to focus: the last focused one; if it was deleted, the next one that is left. */
function rowToGoOn(rows: ListController['rows'], focused: FocusedRow | undefined, query: ListQuery): number | undefined {
  const left = focused?.onwards.slice(0, focused.query === query ? undefined : 1).find((id) => rows.some((row) => row.id === id))
  return left ?? rows[focused?.query === query ? Math.min(focused.place, rows.length - 1) : 0]?.id
}

/** Extends the selection from one row to the next; moving back over selected rows deselects the row that is left. */
function extend({ has, toggle }: ListController['selection'], from: number | undefined, to: number | undefined): void {
  if (from === undefined || to === undefined) return
  if (has(to)) return toggle(from)
  if (has(from)) return toggle(to)
  toggle(from)
  toggle(to, { isRange: true })
}

interface RowDeeds {
  readonly controller: ListController
  readonly open: (id: number) => void
}

/** Handles keys of a row. @returns true when the key was used */
function onRowKey(event: KeyboardEvent<HTMLElement>, row: HTMLElement, { controller, open }: RowDeeds): boolean {
  const isOnRow = event.target === row
  const id = idOf(row)
  if (id === undefined) return false
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') return moveInside(row, event)
  if (event.key === 'Escape' && !isOnRow) return focus(row)
  if (event.key === 'Escape') return clear(controller)
  if (event.key === 'Delete') return remove(id, controller)
  if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
    // After the page is selected, the same key selects all matches.
    if (controller.selection.page !== 'all') controller.selection.togglePage()
    else void controller.matching.take()
    return true
  }
  if (!isOnRow) return false
  if (event.key === ' ') {
    controller.selection.toggle(id, { isRange: event.shiftKey })
    return true
  }
  if (event.key === 'F2') {
    if (controller.inline) controller.inline.start(id)
    else open(id)
    return true
  }
  if (event.key.toLowerCase() === 'v' && !event.ctrlKey && !event.metaKey) {
    controller.openPreview?.(id)
    return true
  }
  if (event.key === 'Enter') {
    open(id)
    return true
  }
  return false
}

function clear({ selection }: ListController): boolean {
  if (selection.count === 0) return false
  selection.keep([])
  return true
}

/** Asks to delete the selected records, or else the row. */
function remove(id: number | undefined, controller: ListController): boolean {
  const { selection, rows, act, actOnSelection } = controller
  const record = rows.find((row) => row.id === id)
  if (!controller.offered(record).includes('delete')) return false
  if (selection.count > 0) void actOnSelection('delete')
  else if (record) void act('delete', record)
  return true
}

function moveInside(row: HTMLElement, event: KeyboardEvent<HTMLElement>): boolean {
  const stops = [row, ...controlsIn(row)]
  const isForward = (event.key === 'ArrowRight') === (getComputedStyle(row).direction !== 'rtl')
  // Going back from the row itself leads to its last control, the menu.
  return focus(stops.at(stops.indexOf(event.target as HTMLElement) + (isForward ? 1 : -1)))
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus()
  return element !== undefined
}

/** The link, checkboxes and buttons of a row, in order. */
export function controlsIn(row: HTMLElement): readonly HTMLElement[] {
  // The preview button is only for the mouse; the keyboard has a key for it.
  const controls = [...row.querySelectorAll<HTMLElement>('a[href], button:not(.ep-list-peek), input')]
  // Skips hidden controls: those of cards in a table.
  return controls.filter((control) => control.getClientRects().length > 0)
}
