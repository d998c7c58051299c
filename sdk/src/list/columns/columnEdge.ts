import { around, listOf } from '../core/rowAt.js'
import { clampWidth } from '../core/columnWidth.js'

/** Width that one key press adds to a column, in rem. */
export const widthStep = 0.5

/** One rem of the theme around a heading, in pixels; the page may have another. */
function remOf(heading: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(listOf(heading) ?? heading).fontSize)
}

/** The width of a heading on the screen, in rem. */
export function drawnWidth(heading: HTMLElement): number {
  return heading.getBoundingClientRect().width / remOf(heading)
}

/**
 * Resizes a column while the pointer drags its edge. Until the end, only the heading's own style changes.
 * @returns the new width in rem, or undefined when the user cancelled
 */
export function dragEdge(
  handle: HTMLElement,
  heading: HTMLElement,
  down: { readonly pointerId: number; readonly clientX: number },
): Promise<number | undefined> {
  const table = around(heading, 'table')
  const rem = remOf(heading)
  const before = { heading: heading.style.cssText, table: table?.style.cssText ?? '' }
  const start = heading.getBoundingClientRect().width
  const tableStart = table?.getBoundingClientRect().width ?? 0
  const direction = getComputedStyle(heading).direction === 'rtl' ? -1 : 1
  let width = start / rem
  handle.setPointerCapture(down.pointerId)
  return new Promise((resolve) => {
    const move = (event: PointerEvent) => {
      width = clampWidth((start + direction * (event.clientX - down.clientX)) / rem)
      heading.style.width = `${width * rem}px`
      if (table) table.style.minWidth = `${tableStart + width * rem - start}px`
    }
    const end = (event: Event) => {
      listen('removeEventListener')
      // `cssText` also works on pages whose policy forbids style attributes.
      heading.style.cssText = before.heading
      if (table) table.style.cssText = before.table
      resolve(event.type === 'pointerup' ? width : undefined)
    }
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      end(event)
    }
    const page = handle.ownerDocument
    const listen = (verb: 'addEventListener' | 'removeEventListener') => {
      handle[verb]('pointermove', move as EventListener)
      handle[verb]('pointerup', end)
      handle[verb]('pointercancel', end)
      page[verb]('keydown', cancel as EventListener, true)
    }
    listen('addEventListener')
  })
}

/** The width in rem at which all values of the column on this page fit on one line. */
export function fitWidth(heading: HTMLElement): number {
  const table = around(heading, 'table')
  const place = [...(heading.parentElement?.children ?? [])].indexOf(heading)
  const cells = [
    heading,
    ...[...(table instanceof HTMLTableElement ? (table.tBodies[0]?.rows ?? []) : [])].flatMap((row) => row.cells[place] ?? []),
  ]
  table?.setAttribute('data-fitting', '')
  const widest = Math.max(...cells.map((cell) => contentWidth(cell)))
  table?.removeAttribute('data-fitting')
  return clampWidth(Math.ceil((widest / remOf(heading)) * 4) / 4)
}

function contentWidth(cell: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(cell)
  const part = cell.querySelector<HTMLElement>('.ep-list-heading, .ep-list-value, .ep-list-title')
  return (part?.scrollWidth ?? textWidth(cell)) + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + 1
}

/** The text width of a cell that contains only text. */
function textWidth(cell: HTMLElement): number {
  const range = cell.ownerDocument.createRange()
  range.selectNodeContents(cell)
  return range.getBoundingClientRect().width
}
