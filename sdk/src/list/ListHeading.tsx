import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useLocale } from '../locale/LocaleProvider.js'
import { titleShare } from './columnWidth.js'
import { parseSort } from './sort.js'
import type { ViewColumn } from './viewColumn.js'

interface ListHeadingProps {
  readonly column: ViewColumn
  /** The order in force: `-date,name`. */
  readonly sort: string
  readonly onSort: (key: string, isAdding: boolean) => void
}

/** The heading of a column; a button when the list can be sorted by it. */
export function ListHeading({ column, sort, onSort }: ListHeadingProps) {
  const { text } = useLocale()
  const steps = parseSort(sort)
  const place = column.isSortable ? steps.findIndex((step) => step.key === column.key) : -1
  const step = steps[place]
  const direction = step?.isDescending ? 'descending' : 'ascending'
  return (
    // Only the weightiest column carries aria-sort, as ARIA asks; the others say their place in words.
    <th
      scope="col"
      className={column.className}
      style={{ width: column.isTitle ? `${titleShare}%` : column.width && `calc(${column.width} * var(--ep-rem))` }}
      aria-sort={place === 0 ? direction : undefined}
    >
      {column.isSortable ? (
        <button
          type="button"
          className="ep-list-heading ep-list-sort"
          data-sorted={step ? direction : undefined}
          title={text('list.sort.hint')}
          onClick={(event) => onSort(column.key, event.shiftKey)}
        >
          <span>{column.label}</span>
          <SortIcon direction={step && direction} />
          {step && steps.length > 1 && (
            <>
              <span className="ep-list-sort-place" aria-hidden="true">
                {place + 1}
              </span>
              <span className="ep-list-hidden">
                {text('list.sort.order', { place: place + 1, direction: text(`list.sort.${direction}`) })}
              </span>
            </>
          )}
        </button>
      ) : (
        <span className="ep-list-heading">{column.label}</span>
      )}
    </th>
  )
}

function SortIcon({ direction }: { readonly direction: 'ascending' | 'descending' | undefined }) {
  const Icon = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown
  return <Icon aria-hidden="true" width="1em" height="1em" />
}
