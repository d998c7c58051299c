import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useLocale } from '../locale/LocaleProvider.js'
import { titleShare } from './columnWidth.js'
import { parseSort, type SortStep } from './sort.js'
import type { ViewColumn } from './viewColumn.js'

interface ListHeadingProps {
  readonly column: ViewColumn
  /** The order in force: `-date,name`. */
  readonly sort: string
  readonly onSort: (key: string, isAdding: boolean) => void
}

/** The heading of a column; a button when the list can be sorted by it. */
export function ListHeading({ column, sort, onSort }: ListHeadingProps) {
  const steps = parseSort(sort)
  const place = column.isSortable ? steps.findIndex((step) => step.key === column.key) : -1
  return (
    // Only the weightiest column carries aria-sort, as ARIA asks; the others say their place in words.
    <th
      scope="col"
      className={column.className}
      style={{ width: column.isTitle ? `${titleShare}%` : column.width && `calc(${column.width} * var(--ep-rem))` }}
      aria-sort={place === 0 ? directionOf(steps[0]) : undefined}
    >
      {column.isSortable ? (
        <SortButton label={column.label} place={place} steps={steps} onPress={(isAdding) => onSort(column.key, isAdding)} />
      ) : (
        <span className="ep-list-heading">{column.label}</span>
      )}
    </th>
  )
}

interface SortButtonProps {
  readonly label: string
  /** Among the steps of the order in force; -1 when the list is not sorted by it. */
  readonly place: number
  readonly steps: readonly SortStep[]
  readonly onPress: (isAdding: boolean) => void
}

function SortButton({ label, place, steps, onPress }: SortButtonProps) {
  const { text } = useLocale()
  const step = steps[place]
  const direction = directionOf(step)
  return (
    <button
      type="button"
      className="ep-list-heading ep-list-sort"
      data-sorted={step && direction}
      title={text('list.sort.hint')}
      onClick={(event) => onPress(event.shiftKey)}
    >
      <span>{label}</span>
      <SortIcon direction={step && direction} />
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

function SortIcon({ direction }: { readonly direction: 'ascending' | 'descending' | undefined }) {
  const Icon = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown
  return <Icon aria-hidden="true" width="1em" height="1em" />
}
