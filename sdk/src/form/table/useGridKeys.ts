import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FormPlaces } from '../core/formPlaces.js'
import { cellOf, type Grid } from './grid.js'

interface GridKeysInput {
  readonly grid: Grid
  readonly table: RefObject<HTMLTableElement | null>
  readonly places: FormPlaces
  readonly rows: readonly number[]
  /** Columns and buttons, in order. */
  readonly stops: readonly string[]
  /** None where rows cannot move. */
  readonly onMove: ((from: number, to: number) => void) | undefined
}

interface Step {
  readonly rows?: number
  readonly stops?: number
}

const pageOfRows = 10
const everything = Number.MAX_SAFE_INTEGER

/** The keys of a spreadsheet. While a cell is edited, its field gets all keys but Enter, Tab and Escape. */
export function useGridKeys({ grid, table, places, rows, stops, onMove }: GridKeysInput) {
  const isLeaving = useRef(false)
  const element = (cell: string) => table.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
  const placeOf = (cell: string) => {
    const [row = '', stop = ''] = cell.split(':')
    return { row: rows.indexOf(Number(row)), stop: stops.indexOf(stop) }
  }
  const focus = (row: number, stop: number): boolean => {
    const [key, column] = [rows[clamp(row, rows.length)], stops[clamp(stop, stops.length)]]
    const target = key === undefined || column === undefined ? undefined : element(cellOf(key, column))
    target?.focus()
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return target !== undefined && target !== null
  }
  const step = (cell: string, { rows: down = 0, stops: right = 0 }: Step) => {
    const { row, stop } = placeOf(cell)
    focus(row + down, stop + right)
  }
  /** To the next cell, across rows. @returns false at the end of the table */
  const pass = (cell: string, direction: 1 | -1): boolean => {
    const { row, stop } = placeOf(cell)
    const next = row * stops.length + stop + direction
    if (next < 0 || next >= rows.length * stops.length) return false
    return focus(Math.floor(next / stops.length), next % stops.length)
  }
  const moveRow = (cell: string, direction: 1 | -1) => {
    const { row } = placeOf(cell)
    if (onMove && row + direction >= 0 && row + direction < rows.length) onMove(row, row + direction)
  }
  const leaveField = (event: KeyboardEvent, cell: string): boolean => {
    if (event.key === 'Enter') {
      // The field completes what was typed when it is left, and in the last row the focus has nowhere to go.
      if (event.target instanceof HTMLElement) event.target.blur()
      step(cell, { rows: event.shiftKey ? -1 : 1 })
    } else if (event.key === 'Tab') {
      if (!pass(cell, event.shiftKey ? -1 : 1)) return false
    } else if (event.key === 'Escape') {
      grid.wish(cell, 'undo')
    } else return false
    // At once, so that the cell itself can take the focus: the last row has none below it.
    flushSync(() => grid.stop())
    element(grid.getActive() ?? cell)?.focus()
    return true
  }
  const answer = (event: KeyboardEvent, cell: string): boolean => {
    const go = steps[`${event.ctrlKey || event.metaKey ? 'Control+' : ''}${event.key}`]
    const isField = element(cell)?.getAttribute('role') === 'gridcell'
    if (event.altKey) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return false
      moveRow(cell, event.key === 'ArrowUp' ? -1 : 1)
    } else if (go) step(cell, go)
    else if (event.key === 'Tab') {
      return !isLeaving.current && pass(cell, event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape') {
      // Not taken: a dialog around closes too. The next Tab leaves the table.
      isLeaving.current = true
      return false
    } else if (!isField) return false
    else if (event.key === 'Enter') step(cell, { rows: event.shiftKey ? -1 : 1 })
    else if (event.key === 'F2') grid.wish(cell, 'edit')
    else if (event.key === 'Delete' || event.key === 'Backspace') grid.wish(cell, 'clear')
    else if (event.key === ' ') return grid.wish(cell, 'flip') || !grid.wish(cell, 'type')
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      // Not taken: the key goes into the field that opens.
      grid.wish(cell, 'type')
      return false
    } else return false
    return true
  }
  const open = (target: EventTarget) => {
    const cell = cellAround(target)?.dataset.cell
    if (cell === undefined || grid.stateOf(cell) === 'editing') return
    if (!grid.wish(cell, 'flip')) grid.wish(cell, 'edit')
  }
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const place = cellAround(event.target)
      if (!place || event.nativeEvent.isComposing || event.defaultPrevented) return
      const isInField = place !== event.target && grid.stateOf(place.dataset.cell ?? '') === 'editing'
      if (event.key !== 'Escape' && event.key !== 'Tab' && event.key !== 'Shift') isLeaving.current = false
      const isTaken = (isInField ? leaveField : answer)(event, place.dataset.cell ?? '')
      if (!isTaken) return
      event.preventDefault()
      event.stopPropagation()
    },
    onFocus: (event: FocusEvent) => {
      const place = cellAround(event.target)
      if (place?.dataset.cell) grid.activate(place.dataset.cell)
      if (place && place === event.target) takeSelection(place)
    },
    onBlur: (event: FocusEvent) => {
      const place = cellAround(event.target)
      const next = event.relatedTarget
      if (!(next instanceof Node) || !table.current?.contains(next)) isLeaving.current = false
      // A list or a dialog of its field is outside the form: the cell stays open.
      const isInForm = next instanceof Element && places.getForm()?.contains(next) === true
      if (place && grid.stateOf(place.dataset.cell ?? '') === 'editing' && isInForm && !place.contains(next)) grid.stop()
    },
    onCopy: (event: ClipboardEvent) => {
      // A closed cell has no selection that the browser could copy.
      const cell = cellAround(event.target)
      if (!cell || cell !== event.target || window.getSelection()?.isCollapsed === false) return
      event.clipboardData.setData('text/plain', cell.firstElementChild?.textContent ?? '')
      event.preventDefault()
    },
    onClick: (event: MouseEvent) => {
      // A finger has no second click and no key.
      const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
      if (isTouch) open(event.target)
      const place = cellAround(event.target)
      if (place && place.ownerDocument.activeElement === place) takeSelection(place)
    },
    onDoubleClick: (event: MouseEvent) => {
      open(event.target)
    },
  }
}

const steps: Readonly<Record<string, Step | undefined>> = {
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
  ArrowLeft: { stops: -1 },
  ArrowRight: { stops: 1 },
  Home: { stops: -everything },
  End: { stops: everything },
  PageUp: { rows: -pageOfRows },
  PageDown: { rows: pageOfRows },
  'Control+Home': { rows: -everything, stops: -everything },
  'Control+End': { rows: everything, stops: everything },
}

function cellAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
}

/** Browsers paste where the selection is, not where the focus is: a selection elsewhere would take what is meant for the cell. */
function takeSelection(cell: HTMLElement): void {
  const selection = cell.ownerDocument.getSelection()
  if (!cell.contains(selection?.anchorNode ?? null)) selection?.collapse(cell, 0)
}

function clamp(place: number, count: number): number {
  return Math.max(0, Math.min(place, count - 1))
}
