import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { FilterField } from './FilterField.js'
import { startInFirstField } from '../frame/startInFirstField.js'
import { type ListFilter, listFilters, withFilter } from './filters.js'
import type { ListController } from '../frame/useListController.js'

interface FilterPanelProps {
  readonly controller: ListController
  readonly id: string
  /** The button pressed by keyboard: the first field takes the focus from it. */
  readonly opener: HTMLElement | undefined
  readonly onClose: () => void
}

/** The fields that narrow the list; each takes effect as soon as it holds a whole value. */
export const FilterPanel = withTexts(['records'], Panel)

function Panel({ controller, id, opener, onClose }: FilterPanelProps) {
  const { text } = useLocale()
  const { resource, query, address } = controller
  const panel = useRef<HTMLElement>(null)
  useFirstField(panel, opener)
  return (
    // Escape is heard from the fields inside.
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
      {statusFirst(listFilters(resource)).map((filter) => (
        <FilterField
          key={filter.key}
          resource={resource}
          filter={filter}
          filters={query.filters}
          onChange={(value) => address.change({ filters: withFilter(query.filters, filter.key, value) })}
        />
      ))}
    </section>
  )
}

/** What is asked most stands where the focus lands, whatever place the contract gives it. */
function statusFirst(filters: readonly ListFilter[]): readonly ListFilter[] {
  return filters.toSorted((a, b) => Number(b.key === 'status') - Number(a.key === 'status'))
}

/** Whoever opened the panel by keyboard goes on in it, unless they went elsewhere while it was fetched. */
function useFirstField(panel: RefObject<HTMLElement | null>, opener: HTMLElement | undefined): void {
  useLayoutEffect(() => {
    if (opener?.matches(':focus')) startInFirstField(panel.current)
  }, [panel, opener])
}
