import { Button } from '../../feedback/Button.js'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { FilterField } from './FilterField.js'
import { importFilter } from '../../core/contractPath.js'
import { ImportFilter } from '../imports/ImportFilter.js'
import { startInFirstField } from '../core/startInFirstField.js'
import { type ListFilter, listFilters, withFilter, withoutDependants } from '../core/filters.js'
import type { ListController } from '../state/useListController.js'

interface FilterPanelProps {
  readonly controller: ListController
  readonly id: string
  /** The button, if it was pressed by keyboard: then the first field takes the focus. */
  readonly opener: HTMLElement | undefined
  readonly onClose: () => void
}

/** The filter fields of a list; each applies as soon as its value is complete. */
export const FilterPanel = withTexts(['records'], Panel)

function Panel({ controller, id, opener, onClose }: FilterPanelProps) {
  const { text } = useLocale()
  const { resource, query, address } = controller
  const panel = useRef<HTMLElement>(null)
  useFirstField(panel, opener)
  const filters = statusFirst(listFilters(resource))
  // Active filters must be visible from the start.
  const [isWhole, setWhole] = useState(() =>
    [...filters.slice(fewFilters).map(({ key }) => key), importFilter].some((key) => query.filters[key] !== undefined),
  )
  const field = (filter: ListFilter) => (
    <FilterField
      key={filter.key}
      resource={resource}
      filter={filter}
      filters={query.filters}
      onChange={(value) =>
        address.change({ filters: withFilter(withoutDependants(resource, query.filters, filter.key), filter.key, value) })
      }
    />
  )
  return (
    // Handles Escape of the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      id={id}
      className="ep-list-panel"
      aria-label={text('list.filters')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      {filters.slice(0, fewFilters).map(field)}
      {filters.length > fewFilters && (
        // Before the fields that it shows, so that Tab continues to them.
        <Button variant="link" className="ep-list-more-filters" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {text(isWhole ? 'list.filters.fewer' : 'list.filters.more')}
        </Button>
      )}
      {isWhole && filters.slice(fewFilters).map(field)}
      {(isWhole || filters.length <= fewFilters) && <ImportFilter controller={controller} />}
    </section>
  )
}

/** Filters shown at first; more would push the rows out of view. */
const fewFilters = 4

/** Puts the status first, because it is the most used filter. */
function statusFirst(filters: readonly ListFilter[]): readonly ListFilter[] {
  return filters.toSorted((a, b) => Number(b.key === 'status') - Number(a.key === 'status'))
}

/** Moves the focus to the first field after opening by keyboard, unless the user moved it while the panel loaded. */
function useFirstField(panel: RefObject<HTMLElement | null>, opener: HTMLElement | undefined): void {
  useLayoutEffect(() => {
    if (opener?.matches(':focus')) startInFirstField(panel.current)
  }, [panel, opener])
}
