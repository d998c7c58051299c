import { type PointerEvent, type RefObject, useRef } from 'react'
import { keepsPointer } from '../../controls/keepsPointer.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { dragEdge, drawnWidth, fitWidth, widthStep } from '../columns/columnEdge.js'
import { clampWidth } from '../core/columnWidth.js'
import { parseSort, type SortStep } from '../core/sort.js'
import type { ViewColumn } from '../state/viewColumn.js'

interface ListHeadingProps {
  readonly column: ViewColumn
  /** The current order: `-date,name`. */
  readonly sort: string
  readonly onSort: (key: string, isAdding: boolean) => void
  /** Called when the press begins. */
  readonly onAhead: (key: string, isAdding: boolean) => void
  /** In rem. */
  readonly onResize: (key: string, width: number) => void
}

/** The heading of a column; a button when the list can be sorted by it. */
export function ListHeading({ column, sort, onSort, onAhead, onResize }: ListHeadingProps) {
  const heading = useRef<HTMLTableCellElement>(null)
  const resize = (width: number) => onResize(column.key, width)
  const steps = parseSort(sort)
  const place = column.isSortable ? steps.findIndex((step) => step.key === column.key) : -1
  return (
    // ARIA allows aria-sort only on the main column; other sorted columns say their position in words.
    <th
      ref={heading}
      scope="col"
      className={column.className}
      style={{ width: column.width === undefined ? undefined : `calc(${column.width} * var(--ep-rem))`, gridArea: column.area }}
      data-share={column.share}
      data-column={column.key}
      onKeyDown={(event) => {
        const step = event.shiftKey && resizeStep(event.key)
        if (step && heading.current) resize(clampWidth(drawnWidth(heading.current) + step))
      }}
      aria-sort={place === 0 ? directionOf(steps[0]) : undefined}
    >
      {column.isSortable ? (
        <SortButton
          label={column.label}
          place={place}
          steps={steps}
          onPress={(isAdding) => onSort(column.key, isAdding)}
          onAhead={(isAdding) => onAhead(column.key, isAdding)}
        />
      ) : (
        <span className="ep-list-heading">{column.label}</span>
      )}
      <Edge heading={heading} onResize={resize} />
    </th>
  )
}

interface EdgeProps {
  readonly heading: RefObject<HTMLTableCellElement | null>
  readonly onResize: (width: number) => void
}

/** Only for the pointer: on the keyboard, use Shift and arrows on the heading, or the column settings. */
function Edge({ heading, onResize }: EdgeProps) {
  const { text } = useLocale()
  const drag = async (event: PointerEvent<HTMLElement>) => {
    const width = event.button === 0 && heading.current ? await dragEdge(event.currentTarget, heading.current, event) : undefined
    if (width !== undefined) onResize(width)
  }
  return (
    <span
      aria-hidden="true"
      className="ep-list-edge"
      title={text('list.columns.edge')}
      onPointerDown={(event) => void drag(event)}
      {...keepsPointer}
      onDoubleClick={() => heading.current && onResize(fitWidth(heading.current))}
    />
  )
}

function resizeStep(key: string): number {
  if (key === 'ArrowRight') return widthStep
  return key === 'ArrowLeft' ? -widthStep : 0
}

interface SortButtonProps {
  readonly label: string
  /** Index in the current order; -1 when the list is not sorted by this column. */
  readonly place: number
  readonly steps: readonly SortStep[]
  readonly onPress: (isAdding: boolean) => void
  readonly onAhead: (isAdding: boolean) => void
}

function SortButton({ label, place, steps, onPress, onAhead }: SortButtonProps) {
  const { text } = useLocale()
  const step = steps[place]
  const direction = directionOf(step)
  return (
    <button
      type="button"
      className="ep-list-heading ep-list-sort"
      data-sorted={step && direction}
      title={text('list.sort.hint')}
      onPointerDown={(event) => event.button === 0 && onAhead(event.shiftKey)}
      onClick={(event) => onPress(event.shiftKey)}
    >
      {label}
      {step && steps.length > 1 && (
        <>
          <span className="ep-list-sort-place" aria-hidden="true">
            {place + 1}
          </span>
          <span className="ep-visually-hidden">
            {text('list.sort.order', { place: place + 1, direction: text(`list.sort.${direction}`) })}
          </span>
        </>
      )}
    </button>
  )
}

function directionOf(step: SortStep | undefined): 'ascending' | 'descending' {
  return step?.isDescending ? 'descending' : 'ascending'
}
